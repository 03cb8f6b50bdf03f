import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Novelas | Libros infantiles | Poesía | Segunda mano | Encargos | Lecturas
`,
  french: `
names | Romans | Livres pour enfants | Poésie | Livres d’occasion | Commandes | Lectures
`,
  italian: `
names | Romanzi | Libri per bambini | Poesia | Libri usati | Ordini | Letture
`,
  german: `
names | Romane | Kinderbücher | Gedichte | Gebrauchte Bücher | Bestellungen | Lesungen
`,
  japanese: `
names | 小説 | 児童書 | 詩集 | 古本 | お取り寄せ | 読書会
`,
  Korean: `
names | 소설 | 어린이책 | 시집 | 중고책 | 주문 | 낭독 모임
`,
}
