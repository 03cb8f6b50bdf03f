import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Ramos | Bodas | Condolencias | Plantas | Flores para la mesa | Entrega
`,
  french: `
names | Bouquets | Mariages | Deuil | Plantes | Fleurs de table | Livraison
`,
  italian: `
names | Mazzi | Matrimoni | Lutto | Piante | Fiori da tavola | Consegna
`,
  german: `
names | Sträuße | Hochzeiten | Trauer | Pflanzen | Tischblumen | Lieferung
`,
  japanese: `
names | 花束 | 結婚式の花 | お供えの花 | 鉢植え | テーブルの花 | お届け
`,
  Korean: `
names | 꽃다발 | 결혼식 꽃 | 조의 꽃 | 화분 | 식탁 꽃 | 배달
`,
}
