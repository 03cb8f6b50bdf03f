import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'glassblower',
  kind: 'maker',
  names: {
    english: 'Glassblower',
    spanish: 'Soplador de vidrio',
    french: 'Souffleur de verre',
    italian: 'Vetreria artistica',
    german: 'Glasbläserei',
    japanese: '吹きガラス工房',
    Korean: '유리 공예',
  },
  naming: {
    english: listed(
      `glass blower, glass artist, fused glass, glass studio, blown glass, lampwork beads, hot glass`,
    ),
    spanish: listed('vidrio soplado, vidrio artístico, fusing'),
    french: listed('verrerie d’art, verrier d’art, fusing, perles de verre'),
    italian: listed('soffiatore di vetro, vetro soffiato, vetrofusione, maestro vetraio'),
    german: listed('glasbläser, glaskünstlerin, glasstudio, glasfusing, glaskunst'),
    japanese: listed('ガラス工房, 吹きガラス, ガラス作家, とんぼ玉'),
    Korean: listed('유리 공방, 글라스 공방, 유리 블로잉, 블로잉 공방'),
  },
  things: {
    english: listed('furnace, vases, bowls, kiln, paperweights, molten, baubles'),
    spanish: listed('horno, jarrones, cuencos, cuentas'),
    french: listed('four, vases, coupes, boules, canne'),
    italian: listed('vasi, coppe, perle, fornace'),
    german: listed('ofen, vasen, schalen, kugeln, perlen'),
    japanese: listed('炉, グラス, 花器'),
    Korean: listed('가마, 유리컵, 화병, 구슬'),
  },
}
