import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Contabilidad | Impuestos | Nóminas | Cuentas anuales | Altas de autónomo | Revisiones
`,
  french: `
names | Comptabilité | Déclarations fiscales | Fiches de paie | Bilan annuel | Création d’entreprise | Contrôles
`,
  italian: `
names | Contabilità | Dichiarazioni | Buste paga | Bilancio annuale | Apertura di partita IVA | Verifiche
`,
  german: `
names | Buchhaltung | Steuererklärungen | Lohnabrechnung | Jahresabschluss | Gründung | Betriebsprüfung
`,
  japanese: `
names | 記帳 | 確定申告 | 給与計算 | 決算 | 開業の手続き | 税務調査の立ち会い
`,
  Korean: `
names | 장부 기장 | 세금 신고 | 급여 계산 | 결산 | 창업 절차 | 세무 조사 대응
`,
}
