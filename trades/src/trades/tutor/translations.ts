import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Matemáticas | Idiomas | Lectura y escritura | Deberes | Exámenes | En línea
`,
  french: `
names | Mathématiques | Langues | Lecture et écriture | Devoirs | Examens | En ligne
`,
  italian: `
names | Matematica | Lingue | Lettura e scrittura | Compiti | Esami | Online
`,
  german: `
names | Mathe | Sprachen | Lesen und Schreiben | Hausaufgaben | Prüfungen | Online
`,
  japanese: `
names | 算数と数学 | 英語 | 国語 | 宿題 | 受験 | オンライン
`,
  Korean: `
names | 수학 | 영어 | 국어 | 숙제 | 시험 준비 | 온라인
`,
}
