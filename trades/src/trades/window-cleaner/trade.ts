import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'window-cleaner',
  kind: 'home-call-out',
  names: {
    english: 'Window cleaner',
    spanish: 'Limpiacristales',
    french: 'Laveur de vitres',
    italian: 'Lavavetri',
    german: 'Fensterputzer',
    japanese: '窓ガラス清掃',
    Korean: '유리창 청소',
  },
  naming: {
    english:
      listed(`window cleaning, window washer, window washing, window cleaners, clean windows, clean your windows,
      windows cleaned, reach and wash, water-fed pole, water fed pole`),
    spanish: listed(`limpieza de cristales, limpiador de ventanas, limpieza de ventanas, cristalero limpieza,
      limpia cristales,
      limpio cristales, limpiamos cristales`),
    french:
      listed(`nettoyage de vitres, laveuse de vitres, lavage de vitres, laveur de carreaux, nettoyage des vitres,
      vitrerie nettoyage,
      lave vos vitres, lave les vitres, lavons vos vitres`),
    italian: listed(`pulizia vetri, lavaggio vetri, pulizia vetrate, pulizia finestre, lavaggio vetrate,
      lavo vetri, laviamo vetri`),
    german:
      listed(`Fensterputzerin, Fensterreinigung, Glasreiniger, Glasreinigerin, Glasreinigung, Fenster putzen,
      Fensterreiniger, Fensterreinigerin, Wintergartenreinigung`),
    japanese: listed('窓掃除, ガラス清掃, 窓拭き, 窓ガラスクリーニング, 窓清掃, 窓拭き屋, 窓そうじ'),
    Korean: listed('창문 청소, 외벽 유리 청소, 창문청소업체, 유리 청소, 외창 청소'),
  },
  things: {
    english: listed(`squeegee, ladders, frames, sills, conservatory, fascias, streak-free, panes, shop fronts,
      every four weeks, skylights, pure water, screens`),
    spanish: listed('ventanas, cristales, escaparates, marcos, pértiga, escalera, fachadas, altura'),
    french: listed('vitres, vitrines, carreaux, véranda, perche, échelle, sans traces, cadres, fenêtres'),
    italian: listed('vetri, finestre, vetrine, scala, aloni'),
    german: listed(
      `Fenster, Rahmen, Scheiben, Leiter, Schaufenster, streifenfrei, Falze, Osmosewasser, Abzieher`,
    ),
    japanese: listed('窓, サッシ, 網戸, 高所, 店舗, 外窓, ベランダ, スクイジー, 水垢'),
    Korean: listed('창문, 유리, 창틀, 고층, 상가, 베란다, 스퀴지, 물때'),
  },
}
