import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Reformas | Ampliaciones | Buhardillas | Cocinas y baños | Fachadas | Proyectos
`,
  french: `
names | Rénovation | Extensions | Combles | Cuisines et bains | Façades | Projets
`,
  italian: `
names | Ristrutturazioni | Ampliamenti | Mansarde | Cucine e bagni | Facciate | Progetti
`,
  german: `
names | Umbau | Anbau | Dachausbau | Küchen und Bäder | Fassaden | Planung
`,
  japanese: `
names | 改修 | 増築 | 屋根裏 | 台所と浴室 | 外壁 | 設計
`,
  Korean: `
names | 리모델링 | 증축 | 다락 | 주방과 욕실 | 외벽 | 설계
`,
}
