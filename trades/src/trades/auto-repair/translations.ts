import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Revisión | Frenos | Cambio de aceite | Baterías | Diagnosis | Neumáticos
`,
  french: `
names | Révision | Freins | Vidange | Batteries | Diagnostic | Pneus
`,
  italian: `
names | Tagliando | Freni | Cambio olio | Batterie | Diagnosi | Gomme
`,
  german: `
names | Inspektion | Bremsen | Ölwechsel | Batterien | Fehlerdiagnose | Reifen
`,
  japanese: `
names | 車検と点検 | ブレーキ | オイル交換 | バッテリー | 故障診断 | タイヤ
`,
  Korean: `
names | 정기 점검 | 브레이크 | 오일 교환 | 배터리 | 고장 진단 | 타이어
`,
}
