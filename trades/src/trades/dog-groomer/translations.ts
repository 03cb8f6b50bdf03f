import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Baño y secado | Corte | Uñas | Cachorros | Deslanado | Orejas
`,
  french: `
names | Bain et séchage | Coupe | Griffes | Chiots | Démêlage | Oreilles
`,
  italian: `
names | Bagno e asciugatura | Taglio | Unghie | Cuccioli | Slanatura | Orecchie
`,
  german: `
names | Waschen und Föhnen | Schneiden | Krallen | Welpen | Entfilzen | Ohren
`,
  japanese: `
names | シャンプーと乾燥 | カット | 爪切り | 子犬 | 毛玉とり | 耳の手入れ
`,
  Korean: `
names | 목욕과 건조 | 미용 | 발톱 | 강아지 첫 미용 | 엉킨 털 | 귀 관리
`,
}
