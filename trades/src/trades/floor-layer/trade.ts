import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'floor-layer',
  kind: 'building-trade',
  names: {
    english: 'Floor layer',
    spanish: 'Instalador de suelos',
    french: 'Parqueteur',
    italian: 'Parchettista',
    german: 'Bodenleger',
    japanese: '床工事',
    Korean: '바닥 시공',
  },
  naming: {
    english:
      listed(`flooring, floor fitter, floor sanding, carpet fitter, carpet fitting, carpet layer, wood flooring,
      parquet layer, laminate fitting, vinyl flooring, hardwood floors, floor refinishing`),
    spanish: listed('parquetista, acuchillado, colocación de parquet, suelos laminados'),
    french: listed('poseur de parquet, pose de parquet, solier moquettiste, ponçage de parquet'),
    italian: listed('posa parquet, levigatura parquet, pavimenti in legno'),
    german: listed('parkettleger, bodenbeläge, parkett schleifen, fußbodenleger, bodenverlegung'),
    japanese: listed('床張り替え, フローリング工事, 内装床, クロス床'),
    Korean: listed('마루 시공, 장판 시공, 바닥재, 마루 공사, 장판'),
  },
  things: {
    english: listed('floor, carpet, laminate, parquet, oak, underlay, sanding, skirting'),
    spanish: listed('parquet, suelo, tarima, laminado, moqueta'),
    french: listed('parquet, sol, moquette, stratifié, ponçage'),
    italian: listed('parquet, pavimento, laminato, moquette'),
    german: listed('boden, parkett, laminat, teppich'),
    japanese: listed('床, フローリング, カーペット, 畳, 絨毯'),
    Korean: listed('바닥, 마루, 강마루, 데코타일, 카펫'),
  },
}
