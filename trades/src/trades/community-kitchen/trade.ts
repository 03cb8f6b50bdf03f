import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'community-kitchen',
  kind: 'community',
  names: {
    english: 'Community kitchen',
    spanish: 'Comedor social',
    french: 'Cuisine solidaire',
    italian: 'Mensa solidale',
    german: 'Gemeinschaftsküche',
    japanese: '子ども食堂',
    Korean: '무료 급식소',
  },
  naming: {
    english:
      listed(`soup kitchen, community meals, community pantry, community fridge, lunch club, children’s canteen,
      time bank, uniform bank, clothes bank, baby bank, hygiene bank, furniture bank, men’s shed,
      library of things, food pantry, free school uniform`),
    spanish: listed('ropero solidario, nevera solidaria, banco del tiempo, despensa solidaria'),
    french:
      listed(`soupe populaire, épicerie solidaire, vestiaire solidaire, frigo solidaire, système d’échange local,
      cantine solidaire`),
    italian: listed('emporio solidale, banca del tempo, mensa dei poveri, guardaroba solidale'),
    german: listed(`foodsharing, fairteiler, kleiderkammer, tauschring, bibliothek der dinge,
      mittagstisch für bedürftige`),
    japanese: listed('こども食堂, フードバンク, 炊き出し, フードパントリー, 制服バンク, おさがり交換会'),
    Korean: listed('푸드뱅크, 나눔 냉장고, 공유 주방 봉사, 교복 나눔, 아나바다'),
  },
  things: {
    english: listed(
      `donations, volunteers, free, surplus, pay what you can, parcels, everyone welcome, outgrown`,
    ),
    spanish: listed('donaciones, voluntarios, gratis, familias, intercambio'),
    french: listed('dons, bénévoles, gratuit, prix libre, colis'),
    italian: listed('donazioni, volontari, gratuito, scambio, pacchi'),
    german: listed('spenden, kostenlos, lebensmittel, bedürftige, überschuss'),
    japanese: listed('寄付, 無料, ボランティア, お米, 食材'),
    Korean: listed('기부, 무료, 봉사, 나눔, 식재료'),
  },
}
