import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Principiantes | Niños | Adultos | Parejas | Baile de boda | Salsa
`,
  french: `
names | Débutants | Enfants | Adultes | Couples | Danse de mariage | Salsa
`,
  italian: `
names | Principianti | Bambini | Adulti | Coppie | Ballo di nozze | Salsa
`,
  german: `
names | Anfänger | Kinder | Erwachsene | Paare | Hochzeitstanz | Salsa
`,
  japanese: `
names | 初心者 | お子さま | 大人 | ペア | 結婚式のダンス | サルサ
`,
  Korean: `
names | 초보 | 어린이 | 성인 | 커플 | 결혼식 춤 | 살사
`,
}
