import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Neumáticos nuevos | Pinchazos | Equilibrado | Alineación | Cambio de temporada | Almacenaje
`,
  french: `
names | Pneus neufs | Crevaisons | Équilibrage | Géométrie | Changement de saison | Gardiennage
`,
  italian: `
names | Gomme nuove | Forature | Equilibratura | Convergenza | Cambio stagionale | Deposito
`,
  german: `
names | Neue Reifen | Reifenpannen | Auswuchten | Achsvermessung | Räderwechsel | Einlagerung
`,
  japanese: `
names | 新しいタイヤ | パンク修理 | バランス調整 | アライメント | 履き替え | お預かり
`,
  Korean: `
names | 새 타이어 | 펑크 | 밸런스 | 얼라인먼트 | 계절 교체 | 보관
`,
}
