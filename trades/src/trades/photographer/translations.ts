import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Bodas | Retratos | Familias | Negocios | Productos | Eventos
`,
  french: `
names | Mariages | Portraits | Familles | Entreprises | Produits | Événements
`,
  italian: `
names | Matrimoni | Ritratti | Famiglie | Aziende | Prodotti | Eventi
`,
  german: `
names | Hochzeiten | Porträts | Familien | Firmen | Produkte | Feiern
`,
  japanese: `
names | 結婚式 | 肖像 | ご家族 | 会社 | 商品 | 催し
`,
  Korean: `
names | 결혼식 | 인물 | 가족 | 회사 | 제품 | 행사
`,
}
