import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fencer',
  kind: 'building-trade',
  names: {
    english: 'Fencing contractor',
    spanish: 'Instalador de vallas',
    french: 'Pose de clôtures',
    italian: 'Recinzioni',
    german: 'Zaunbau',
    japanese: 'フェンス工事',
    Korean: '울타리 펜스 시공',
  },
  naming: {
    english:
      listed(`fence builder, fence installer, fence installation, garden fencing, fence repair, fence company,
      fencing and gates, fencing contractors, gate installer, put up fences, agricultural fencing,
      stock fencing, electric gates, cedar fences, vinyl fences, chain link, fence staining, gate repair`),
    spanish: listed(
      `vallados, cercados, instalación de vallas, cerramientos metálicos, vallado de fincas, cercas`,
    ),
    french:
      listed(`clôturiste, poseur de clôtures, clôtures et portails, installateur de portails, pose de clôture,
      pose de portail`),
    italian: listed(
      `posa recinzioni, installazione recinzioni, recinzioni e cancelli, staccionate, cancelli automatici`,
    ),
    german: listed(`Zaunbauer, Zaunbauerin, Zaunanlagen, Zaunmontage, Gartenzäune, Toranlagen, Zäune und Tore,
      Weidezaunbau, Zauntechnik, Sichtschutzzäune, doppelstabmatten`),
    japanese: listed('フェンス施工, 柵工事, 門扉工事, フェンス屋, 目隠しフェンス, 竹垣'),
    Korean: listed('펜스 시공, 울타리 시공, 휀스, 대문 제작, 메쉬펜스, 자동문 대문'),
  },
  things: {
    english:
      listed(`panels, posts, gates, gravel boards, closeboard, privacy, trellis, blown down, cedar, wire, rails,
      feather edge, pickets, ranch rail`),
    spanish: listed('valla, malla, postes, puertas, finca, alambre, celosía, simple torsión'),
    french: listed('grillage, panneaux, poteaux, occultation, bois, rigide, claustra, clôture'),
    italian: listed('rete, pali, pannelli, steccato, grigliato, paletti'),
    german: listed('Zaun, Tor, Pfosten, Sichtschutz, Gabionen, Pforte, Staketen, Weidezaun, Maschendraht'),
    japanese: listed('フェンス, 目隠し, 支柱, 門扉, ブロック, 境界, ゲート, 木製'),
    Korean: listed('펜스, 울타리, 기둥, 대문, 철망, 방부목, 담장, 차폐'),
  },
}
