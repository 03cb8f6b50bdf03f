import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Primera conversación | Ansiedad | Duelo | Parejas | Estrés | En línea
`,
  french: `
names | Premier entretien | Anxiété | Deuil | Couples | Stress | En ligne
`,
  italian: `
names | Primo colloquio | Ansia | Lutto | Coppie | Stress | Online
`,
  german: `
names | Erstgespräch | Angst | Trauer | Paare | Stress | Online
`,
  japanese: `
names | はじめての相談 | 不安 | 大切な人との別れ | 夫婦 | ストレス | オンライン
`,
  Korean: `
names | 첫 상담 | 불안 | 상실 | 부부 | 스트레스 | 온라인
`,
}
