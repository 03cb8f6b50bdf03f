import type { TradeTranslations } from '../../trade-pack.ts'

export const translations: TradeTranslations = {
  spanish: `
names | Pan | Bollería | Tartas | Tartas de cumpleaños | Bocadillos | Encargos
`,
  french: `
names | Pain | Viennoiseries | Tartes | Gâteaux d’anniversaire | Sandwichs | Commandes
`,
  italian: `
names | Pane | Brioche | Torte | Torte di compleanno | Focacce | Ordini
`,
  german: `
names | Brot | Brötchen | Kuchen | Geburtstagstorten | Belegtes | Bestellungen
`,
  japanese: `
names | 食パン | 菓子パン | ケーキ | 誕生日のケーキ | サンドイッチ | ご予約の品
`,
  Korean: `
names | 식빵 | 단과자빵 | 케이크 | 생일 케이크 | 샌드위치 | 예약 주문
`,
}
