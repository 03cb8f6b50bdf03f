import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Montaje de muebles | Estantes y cuadros | Puertas que rozan | Pintura | Grifos | Pequeños arreglos
`,
  french: `
names | Montage de meubles | Étagères et cadres | Portes qui frottent | Peinture | Robinets | Petites réparations
`,
  italian: `
names | Montaggio mobili | Mensole e quadri | Porte che strisciano | Pittura | Rubinetti | Piccole riparazioni
`,
  german: `
names | Möbelaufbau | Regale und Bilder | Klemmende Türen | Streichen | Wasserhähne | Kleine Reparaturen
`,
  japanese: `
names | 家具の組み立て | 棚と額 | きしむ扉 | 塗装 | 蛇口 | 小さな修理
`,
  Korean: `
names | 가구 조립 | 선반과 액자 | 걸리는 문 | 페인트 | 수도꼭지 | 작은 수리
`,
}
