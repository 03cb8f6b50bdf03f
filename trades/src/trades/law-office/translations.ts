import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Contratos | Familia | Herencias | Trabajo | Vivienda | Primera consulta
`,
  french: `
names | Contrats | Famille | Successions | Travail | Logement | Premier entretien
`,
  italian: `
names | Contratti | Famiglia | Successioni | Lavoro | Casa | Primo colloquio
`,
  german: `
names | Verträge | Familie | Erbe | Arbeit | Wohnen | Erstes Gespräch
`,
  japanese: `
names | 契約 | 家族 | 相続 | 労働 | 住まい | はじめての相談
`,
  Korean: `
names | 계약 | 가족 | 상속 | 노동 | 주거 | 첫 상담
`,
}
