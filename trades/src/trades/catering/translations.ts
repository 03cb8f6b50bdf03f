import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Bodas | Comidas de empresa | Cumpleaños | Bufé | Menú en casa | Postres
`,
  french: `
names | Mariages | Repas d’entreprise | Anniversaires | Buffets | Dîner chez vous | Desserts
`,
  italian: `
names | Matrimoni | Pranzi aziendali | Compleanni | Buffet | Cena a casa sua | Dolci
`,
  german: `
names | Hochzeiten | Firmenessen | Geburtstage | Buffets | Essen zu Hause | Nachspeisen
`,
  japanese: `
names | 結婚式 | 会社の昼食 | 誕生日 | ビュッフェ | ご自宅での食事 | デザート
`,
  Korean: `
names | 결혼식 | 회사 점심 | 생일 | 뷔페 | 댁에서의 식사 | 디저트
`,
}
