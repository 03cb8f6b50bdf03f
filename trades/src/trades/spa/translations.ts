import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Masajes | Faciales | Sauna | Exfoliación | Para dos | Bonos regalo
`,
  french: `
names | Massages | Soins du visage | Sauna | Gommages | À deux | Bons cadeaux
`,
  italian: `
names | Massaggi | Trattamenti viso | Sauna | Scrub | In due | Buoni regalo
`,
  german: `
names | Massagen | Gesicht | Sauna | Peelings | Zu zweit | Gutscheine
`,
  japanese: `
names | マッサージ | フェイシャル | サウナ | スクラブ | ふたりで | ギフト券
`,
  Korean: `
names | 마사지 | 얼굴 관리 | 사우나 | 스크럽 | 둘이서 | 선물권
`,
}
