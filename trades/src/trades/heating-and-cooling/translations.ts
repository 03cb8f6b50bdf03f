import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Aire acondicionado | Calderas | Bombas de calor | Mantenimiento | Radiadores | Urgencias
`,
  french: `
names | Climatisation | Chaudières | Pompes à chaleur | Entretien | Radiateurs | Dépannage
`,
  italian: `
names | Condizionatori | Caldaie | Pompe di calore | Manutenzione | Termosifoni | Guasti
`,
  german: `
names | Klimaanlagen | Heizkessel | Wärmepumpen | Wartung | Heizkörper | Störungen
`,
  japanese: `
names | エアコン | ボイラー | ヒートポンプ | 点検 | 床暖房 | 急な故障
`,
  Korean: `
names | 에어컨 | 보일러 | 히트펌프 | 점검 | 난방 | 긴급 고장
`,
}
