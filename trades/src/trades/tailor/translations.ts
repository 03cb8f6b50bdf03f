import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Bajos | Arreglos | Cremalleras | A medida | Vestidos | Trajes
`,
  french: `
names | Ourlets | Retouches | Fermetures éclair | Sur mesure | Robes | Costumes
`,
  italian: `
names | Orli | Modifiche | Cerniere | Su misura | Abiti | Completi
`,
  german: `
names | Säume | Änderungen | Reißverschlüsse | Maßarbeit | Kleider | Anzüge
`,
  japanese: `
names | 裾上げ | お直し | ファスナー | 仕立て | ドレス | スーツ
`,
  Korean: `
names | 밑단 | 수선 | 지퍼 | 맞춤 | 드레스 | 정장
`,
}
