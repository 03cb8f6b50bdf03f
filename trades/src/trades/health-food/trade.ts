import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'health-food',
  kind: 'food-counter',
  names: {
    english: 'Health food shop',
    spanish: 'Tienda ecológica',
    french: 'Magasin bio',
    italian: 'Negozio biologico',
    german: 'Bioladen',
    japanese: '自然食品店',
    Korean: '유기농 가게',
  },
  naming: {
    english: listed('health food store, organic shop, wholefood shop, organic grocery, herb shop'),
    spanish: listed('herbolario, herboristería, tienda bio, productos ecológicos'),
    french: listed('épicerie bio, herboristerie, magasin diététique'),
    italian: listed('erboristeria, alimenti biologici, negozio bio'),
    german: listed('naturkostladen, reformhaus, kräuterladen, biomarkt'),
    japanese: listed('オーガニックショップ, 健康食品店, 無農薬野菜の店'),
    Korean: listed('유기농 매장, 건강식품점, 자연식품'),
  },
  things: {
    english: listed('organic, vegan, supplements, gluten free, grains, herbal teas, tofu, wholefoods'),
    spanish: listed('ecológico, vegano, sin gluten, cereales, infusiones, suplementos'),
    french: listed('bio, vegan, sans gluten, céréales, tisanes, compléments'),
    italian: listed('biologico, vegano, senza glutine, cereali, tisane, integratori'),
    german: listed('bio, vegan, glutenfrei, getreide, kräutertee, naturkost, demeter'),
    japanese: listed('オーガニック, 無添加, 玄米, ハーブティー, 有機'),
    Korean: listed('유기농, 비건, 무첨가, 잡곡, 허브차'),
  },
}
