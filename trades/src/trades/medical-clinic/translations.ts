import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Medicina de familia | Niños | Vacunas | Análisis | Chequeos | Recetas
`,
  french: `
names | Médecine générale | Enfants | Vaccins | Analyses | Bilans | Ordonnances
`,
  italian: `
names | Medicina di famiglia | Bambini | Vaccini | Analisi | Controlli | Ricette
`,
  german: `
names | Hausarzt | Kinder | Impfungen | Blutwerte | Vorsorge | Rezepte
`,
  japanese: `
names | 内科 | 小児科 | 予防接種 | 血液検査 | 健診 | お薬
`,
  Korean: `
names | 내과 | 소아과 | 예방접종 | 혈액 검사 | 건강 검진 | 처방
`,
}
