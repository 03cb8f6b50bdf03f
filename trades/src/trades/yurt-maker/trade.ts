import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'yurt-maker',
  kind: 'maker',
  names: {
    english: 'Yurt maker',
    spanish: 'Constructor de yurtas',
    french: 'Fabricant de yourtes',
    italian: 'Costruttore di yurte',
    german: 'Jurtenbau',
    japanese: 'ゲル製作',
    Korean: '유르트 제작',
  },
  naming: {
    english: listed(
      'yurt makers, make yurts, yurt builder, yurt building, yurt repairs, build yurts, tipi maker, make tipis, bell tent repairs',
    ),
    spanish: listed('fabricación de yurtas, hacemos yurtas'),
    french: listed('fabrication de yourtes, constructeur de yourtes'),
    italian: listed('costruzione yurte, produzione yurte'),
    german: listed('Jurtenbauer, Jurten bauen, Jurtenhersteller'),
    japanese: listed('ゲル制作, パオ製作'),
    Korean: listed('게르 제작'),
  },
  things: {
    english: listed('canvas, lattice, roof wheel, crown, steam bent, felt'),
    spanish: listed('lona, madera, corona, fieltro'),
    french: listed('toile, treillis, feutre, couronne'),
    italian: listed('telo, traliccio, feltro'),
    german: listed('Plane, Scherengitter, Dachkranz'),
    japanese: listed('帆布, フェルト, 骨組み'),
    Korean: listed('천막, 펠트, 뼈대'),
  },
}
