import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Interiores | Fachadas | Puertas y ventanas | Papel pintado | Techos | Madera
`,
  french: `
names | Intérieurs | Façades | Portes et fenêtres | Papier peint | Plafonds | Bois
`,
  italian: `
names | Interni | Facciate | Porte e finestre | Carta da parati | Soffitti | Legno
`,
  german: `
names | Innenräume | Fassaden | Türen und Fenster | Tapeten | Decken | Holz
`,
  japanese: `
names | 室内 | 外壁 | 扉と窓枠 | 壁紙 | 天井 | 木部
`,
  Korean: `
names | 실내 | 외벽 | 문과 창틀 | 벽지 | 천장 | 목재
`,
}
