import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'handyman',
  kind: 'home-call-out',
  otherKind: 'building-trade',
  names: {
    english: 'Handyman',
    spanish: 'Pequeñas reparaciones',
    french: 'Petits travaux',
    italian: 'Piccoli lavori',
    german: 'Kleine Reparaturen',
    japanese: '住まいの修理',
    Korean: '집수리',
  },
  naming: {
    english:
      listed(`handywoman, handyperson, odd jobs, odd job man, home repairs, property maintenance, small repairs,
      fix-it, hubby for hire, home maintenance, handy man, handyman service, small jobs, honey do list`),
    spanish: listed(`manitas, reparaciones del hogar, arreglos en casa, multiservicios, manitas a domicilio,
      hombre para todo, chapuzas, mantenimiento del hogar, handyman, arreglos del hogar,
      maestro chasquilla, todero, chapuzas a domicilio`),
    french: listed(`bricoleur, homme toutes mains, multiservices, petit bricolage, dépannage maison, factotum,
      bricoleuse, homme à tout faire, multi-services`),
    italian:
      listed(`tuttofare, piccole riparazioni, lavori domestici, riparazioni domestiche, piccoli lavori domestici,
      aggiustatutto, manutenzioni domestiche, lavoretti di casa`),
    german: listed(`hausmeisterservice, hausmeister, kleinreparaturen, handwerkerservice, hausmeisterdienst,
      mann für alles, haushandwerker, Handwerker für alles, Hausmeisterin, Allrounder, Alleskönner,
      Mann für alle Fälle, Hausmeisterei`),
    japanese: listed(
      '便利屋, なんでも屋, 何でも屋, 家の修理, 暮らしの便利屋, 便利サービス, お困りごと解決, 暮らしのお手伝い, 町の便利屋, 便利屋さん',
    ),
    Korean:
      listed(`홈케어, 만능 수리, 생활 수리, 집 고치기, 집수리 만능 수리, 심부름센터, 생활수리, 홈케어 수리, 맥가이버, 만능수리, 잔손수리, 출장 수리, 동네 집수리,
      잡수리`),
  },
  things: {
    english:
      listed(`shelf, curtain rail, picture hanging, drill, hinge, assemble, mount, door handle, sealant,
      leaky tap, flat pack, gutter, fence panel, shelves, pictures hung, doors, taps, hinges,
      curtain poles, TV mounting, squeaky, fix, light fittings, leaky`),
    spanish: listed('estante, cuadro, taladro, grifo, bisagra, mueble, estantes, cuadros'),
    french:
      listed(`étagère, tringle, tableau, perceuse, charnière, étagères, tringles, luminaires, tableaux, portes,
      robinet, joints, serrures`),
    italian:
      listed(`mensola, quadro, trapano, rubinetto, mobile, cerniera, mensole, lampade, quadri, porte, rubinetti,
      tende, serrature`),
    german:
      listed(`regal, lampe anbringen, bohren, scharnier, gardinenstange, tropfender hahn, Regale, Lampen,
      Bilder aufhängen, Dübel, Türen, Silikonfugen, Gardinenstangen, Wartung, Spülmaschine anschließen,
      Haus und Hof`),
    japanese: listed('棚, 取り付け, 網戸, 電球交換, 不用品, 棚の取り付け, 家具移動, 草むしり'),
    Korean: listed('선반, 문고리, 조립, 실리콘, 전등 교체, 수전, 못박기, 타공'),
  },
  schemaType: 'HomeAndConstructionBusiness',
}
