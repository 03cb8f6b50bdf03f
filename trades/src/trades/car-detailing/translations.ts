import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Lavado a mano | Interior | Pulido | Cerámica | Tapicería | Faros
`,
  french: `
names | Lavage à la main | Intérieur | Polissage | Céramique | Sièges | Phares
`,
  italian: `
names | Lavaggio a mano | Interni | Lucidatura | Ceramica | Sedili | Fari
`,
  german: `
names | Handwäsche | Innenreinigung | Politur | Keramik | Polster | Scheinwerfer
`,
  japanese: `
names | 手洗い洗車 | 車内清掃 | 磨き | コーティング | シート | ヘッドライト
`,
  Korean: `
names | 손세차 | 실내 청소 | 광택 | 코팅 | 시트 | 헤드라이트
`,
}
