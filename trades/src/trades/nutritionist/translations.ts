import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Primera consulta | Diabetes | Deporte | Intolerancias | Familias | Seguimiento
`,
  french: `
names | Premier entretien | Diabète | Sport | Intolérances | Familles | Suivi
`,
  italian: `
names | Primo colloquio | Diabete | Sport | Intolleranze | Famiglie | Controlli
`,
  german: `
names | Erstgespräch | Diabetes | Sport | Unverträglichkeiten | Familien | Begleitung
`,
  japanese: `
names | 初回の相談 | 糖尿病 | スポーツ | 食物アレルギー | ご家族 | その後の相談
`,
  Korean: `
names | 첫 상담 | 당뇨 | 운동 | 음식 알레르기 | 가족 | 이어지는 상담
`,
}
