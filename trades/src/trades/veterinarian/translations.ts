import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Consultas | Vacunas | Cirugía | Dientes | Gatos | Urgencias
`,
  french: `
names | Consultations | Vaccins | Chirurgie | Dents | Chats | Urgences
`,
  italian: `
names | Visite | Vaccini | Chirurgia | Denti | Gatti | Urgenze
`,
  german: `
names | Sprechstunde | Impfungen | Operationen | Zähne | Katzen | Notfälle
`,
  japanese: `
names | 診察 | 予防接種 | 手術 | 歯 | 猫 | 急な症状
`,
  Korean: `
names | 진료 | 예방접종 | 수술 | 치아 | 고양이 | 응급
`,
}
