import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'kitchen-fitter',
  kind: 'building-trade',
  otherKind: 'maker',
  names: {
    english: 'Kitchen fitter',
    spanish: 'Montador de cocinas',
    french: 'Cuisiniste',
    italian: 'Cucine su misura',
    german: 'Küchenstudio',
    japanese: 'キッチンリフォーム',
    Korean: '주방 리모델링',
  },
  naming: {
    english:
      listed(`kitchen fitting, kitchen installer, kitchen remodeling, kitchen renovation, kitchen designer,
      fitted kitchens, worktop fitter, kitchen fitters, countertop installer, cabinet refacing,
      kitchen respray, kitchen studio, bespoke kitchens`),
    spanish:
      listed(`reforma de cocinas, cocinas a medida, instalación de cocinas, estudio de cocinas, diseño de cocinas,
      muebles de cocina`),
    french:
      listed(`pose de cuisine, poseur de cuisine, cuisines sur mesure, installateur de cuisine, cuisines équipées,
      rénovation de cuisine`),
    italian:
      listed(`montatore di cucine, progettazione cucine, installazione cucine, rinnovo cucine, top cucina,
      showroom cucine`),
    german: listed(`Küchenbau, Küchenbauer, Küchenbauerin, Küchenplaner, Küchenplanerin, Küchenplanung,
      Küchenrenovierung, Einbauküchen, Küchenhaus, Küchenfronten`),
    japanese: listed('システムキッチン施工, オーダーキッチン, 台所リフォーム, キッチン工事, キッチン取付'),
    Korean: listed('싱크대 제작, 씽크대, 주방가구, 싱크대 교체, 주방 인테리어, 맞춤 싱크대, 싱크대 공장'),
  },
  things: {
    english:
      listed(`units, worktops, quartz, splashbacks, doors, islands, cabinets, drawers, countertops, hob,
      sink cutouts, carcass, plinths`),
    spanish: listed('encimera, armarios, isla, fregadero, tiradores, cajones, zócalo'),
    french: listed('plan de travail, meubles, îlot, façades, crédence, évier, tiroirs'),
    italian: listed('top, ante, isola, lavello, pensili, cassetti, piano'),
    german:
      listed(`Arbeitsplatte, Fronten, Einbaugeräte, Kochinsel, Aufmaß, Spüle, Oberschränke, Schubladen, Küche,
      Dunstabzug`),
    japanese: listed('天板, 食洗機, 収納, コンロ, 流し台, シンク, 吊戸棚, アイランド'),
    Korean: listed('상판, 싱크볼, 수납장, 후드, 인조대리석, 문짝, 붙박이, 아일랜드'),
  },
}
