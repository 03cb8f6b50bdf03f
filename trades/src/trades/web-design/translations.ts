import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Páginas web | Tiendas en línea | Textos | Mantenimiento | Buscadores | Diseño
`,
  french: `
names | Sites web | Boutiques en ligne | Textes | Entretien | Référencement | Graphisme
`,
  italian: `
names | Siti web | Negozi online | Testi | Manutenzione | Motori di ricerca | Grafica
`,
  german: `
names | Webseiten | Onlineshops | Texte | Pflege | Suchmaschinen | Gestaltung
`,
  japanese: `
names | ウェブサイト | ネットショップ | 文章 | 保守 | 検索対策 | デザイン
`,
  Korean: `
names | 웹사이트 | 온라인 상점 | 글 | 유지 보수 | 검색 | 디자인
`,
}
