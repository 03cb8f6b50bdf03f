import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Vender | Comprar | Alquilar | Valoración | Visitas | Contratos
`,
  french: `
names | Vendre | Acheter | Louer | Estimation | Visites | Contrats
`,
  italian: `
names | Vendere | Comprare | Affittare | Valutazione | Visite | Contratti
`,
  german: `
names | Verkaufen | Kaufen | Vermieten | Bewertung | Besichtigungen | Verträge
`,
  japanese: `
names | 売る | 買う | 貸す | 査定 | 内覧 | 契約
`,
  Korean: `
names | 팔기 | 사기 | 세놓기 | 시세 평가 | 둘러보기 | 계약
`,
}
