import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'convenience',
  kind: 'shop',
  names: {
    english: 'Corner shop',
    spanish: 'Tienda de barrio',
    french: 'Épicerie',
    italian: 'Alimentari',
    german: 'Lebensmittelgeschäft',
    japanese: '食料品店',
    Korean: '동네 슈퍼',
  },
  naming: {
    english:
      listed(`convenience store, village shop, general store, newsagent, newsagents, off licence, minimart,
      grocery store, liquor store`),
    spanish: listed(
      `ultramarinos, tienda de alimentación, colmado, abarrotes, tienda de conveniencia, quiosco`,
    ),
    french: listed('épicerie de village, supérette, tabac presse, bureau de tabac'),
    italian: listed('negozio di alimentari, bottega di paese, minimarket, edicola, tabaccheria, emporio'),
    german: listed(
      `tante-emma-laden, dorfladen, kiosk, späti, trinkhalle, zeitungsladen, unverpackt lebensmittel`,
    ),
    japanese: listed('よろず屋, 個人商店, 酒屋, たばこ店, 酒店, 商店, よろずや'),
    Korean: listed('슈퍼마켓, 구멍가게'),
  },
  things: {
    english: listed('newspapers, milk, bread, snacks, groceries, cigarettes, parcels, lottery, tins'),
    spanish: listed('periódicos, leche, conservas, bebidas, tabaco, recargas'),
    french: listed('journaux, lait, conserves, boissons, tabac, dépôt de pain, relais colis'),
    italian: listed('giornali, latte, conserve, bibite, tabacchi, ricariche'),
    german: listed('zeitungen, milch, getränke, zigaretten, lebensmittel, pakete, lotto'),
    japanese: listed('食料品, 新聞, 飲み物, お菓子, 日用品, 売店'),
    Korean: listed('식료품, 음료, 과자, 담배, 생필품, 마트, 편의점'),
  },
}
