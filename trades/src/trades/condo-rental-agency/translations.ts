import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Pisos amueblados | Alquiler por meses | Visitas | Contratos | Mantenimiento | Para propietarios
`,
  french: `
names | Appartements meublés | Location au mois | Visites | Contrats | Entretien | Pour les propriétaires
`,
  italian: `
names | Appartamenti arredati | Affitto al mese | Visite | Contratti | Manutenzione | Per i proprietari
`,
  german: `
names | Möblierte Wohnungen | Miete auf Monate | Besichtigungen | Verträge | Instandhaltung | Für Eigentümer
`,
  japanese: `
names | 家具つきの部屋 | 月ぎめ | 内覧 | 契約 | 修繕 | 大家さんへ
`,
  Korean: `
names | 가구 있는 집 | 월 단위 임대 | 둘러보기 | 계약 | 유지 보수 | 집주인께
`,
}
