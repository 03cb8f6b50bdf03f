import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'metalworker',
  kind: 'building-trade',
  names: {
    english: 'Metalworker',
    spanish: 'Cerrajería metálica',
    french: 'Métallier',
    italian: 'Lavorazione metalli',
    german: 'Metallbau',
    japanese: '鉄工所',
    Korean: '금속 제작',
  },
  naming: {
    english:
      listed(`metalwork, metal fabrication, steel fabricator, steel fabrication, sheet metal fabricator,
      metal gates, steel stairs, ute trays, trailer maker`),
    spanish: listed('carpintería metálica, herrería y cerrajería, estructuras metálicas'),
    french: listed('métallerie, serrurerie métallerie, ferronnerie, chaudronnerie'),
    italian: listed('lavorazione ferro, officina fabbro'),
    german: listed('metallbauer, bauschlosserei, geländerbau, stahlbau, edelstahlbau, tore und geländer'),
    japanese: listed('金属加工, 溶接工場, 鉄骨工事, 手すり製作, 金物製作, 溶接屋, 鉄工屋'),
    Korean: listed('철공소, 금속 공사, 철제 난간, 용접 철물, 금속 공방, 샷시집'),
  },
  things: {
    english: listed(
      `steel, stainless, aluminium, gates, brackets, canopies, custom, galvanised, railings, balustrades`,
    ),
    spanish: listed('acero, inox, rejas, portones, escaleras, a medida, barandillas'),
    french: listed('acier, inox, balcon, sur mesure, portails'),
    italian: listed('acciaio, inox, scala, su misura, ringhiere, cancelli'),
    german: listed('stahl, edelstahl, geländer, tor, balkon, treppe, verzinkt'),
    japanese: listed('鉄, ステンレス, 手すり, 門扉'),
    Korean: listed('철, 스테인리스, 난간, 대문'),
  },
}
