import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'interior-designer',
  kind: 'professional-office',
  names: {
    english: 'Interior designer',
    spanish: 'Interiorista',
    french: 'Architecte d’intérieur',
    italian: 'Interior designer',
    german: 'Innenarchitektur',
    japanese: 'インテリアデザイナー',
    Korean: '인테리어 디자이너',
  },
  naming: {
    english:
      listed(`interior design, interior decorator, interior stylist, home staging, house staging, home stager, stage houses, stage homes, kitchen design,
      lighting designer, colour consultancy for homes, feng shui consultant`),
    spanish: listed(`interiorismo, diseño de interiores, decoradora de interiores, home staging, feng shui`),
    french: listed(
      `architecture d’intérieur, décoratrice d’intérieur, décorateur d’intérieur, home staging, feng shui`,
    ),
    italian: listed('progettazione d’interni, arredatrice, design d’interni, home staging, feng shui'),
    german: listed(`innenarchitektin, innenarchitekt, raumgestaltung, einrichtungsberatung, home staging,
      raumausstattung planung, feng shui beratung`),
    japanese: listed('インテリアコーディネーター, 内装デザイン, インテリアデザイン, 風水鑑定'),
    Korean: listed('인테리어 디자인, 홈스타일링, 공간 디자인, 풍수 상담, 인테리어 업체, 실내 인테리어'),
  },
  things: {
    english: listed('mood board, floor plans, fabrics, colour scheme, furniture, rooms, schemes'),
    spanish: listed('moodboard, distribución, colores, mobiliario, planos'),
    french: listed('planche d’ambiance, aménagement, couleurs, plans, mobilier'),
    italian: listed('moodboard, disposizione, colori, arredi, planimetrie'),
    german: listed('moodboard, raumkonzept, farbkonzept, möblierung, grundriss'),
    japanese: listed('内装, 配色, 家具, 間取り'),
    Korean: listed('도면, 컬러, 가구 배치, 스타일링'),
  },
}
