import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'confectionery',
  kind: 'food-counter',
  names: {
    english: 'Sweet shop',
    spanish: 'Confitería y golosinas',
    french: 'Confiserie',
    italian: 'Confetteria',
    german: 'Süßwarenladen',
    japanese: '和菓子店',
    Korean: '떡집',
  },
  naming: {
    english: listed(`candy store, sweetshop, candy shop, fudge shop, fudge maker, toffee maker, confectioner,
      popcorn shop`),
    spanish: listed(`tienda de golosinas, turronería, caramelos artesanos, dulces típicos, dulcería,
      obrador de repostería`),
    french: listed('confiseur, boutique de bonbons, nougatier'),
    italian: listed('negozio di caramelle, dolciumi, torrone artigianale, pasticcera, pasticciere'),
    german: listed(`süßigkeitenladen, bonbonmacher, bonbonmanufaktur, confiserie, lakritzladen,
      gebrannte mandeln, Konditorin, Patisserie`),
    japanese: listed(
      '和菓子屋, 和菓子, 菓子店, 駄菓子屋, せんべい店, 豆菓子, 飴屋, だんご屋, まんじゅう, お菓子屋さん, 焼き菓子店, 菓子工房, 大福屋',
    ),
    Korean: listed(
      '한과, 떡 가게, 강정, 사탕 가게, 약과, 답례떡, 떡 공방, 과자점, 디저트 가게, 마카롱 가게, 떡방앗간',
    ),
  },
  things: {
    english: listed(
      `sweets, fudge, toffee, candy, humbugs, nougat, marshmallow, roasted nuts, brittle, liquorice`,
    ),
    spanish: listed('golosinas, caramelos, mazapán, garrapiñadas, dulces, turrones'),
    french: listed('bonbons, nougat, caramels, dragées, calissons, berlingots, guimauve'),
    italian: listed('caramelle, torrone, confetti, liquirizia, croccante, marzapane'),
    german: listed('bonbons, lakritz, fudge, karamell, nougat, lebkuchen, mandeln, marzipan'),
    japanese: listed('上生菓子, どら焼き, 羊羹, 大福, 饅頭, せんべい, 飴, 団子, 最中, 落雁'),
    Korean: listed('인절미, 송편, 백설기, 사탕, 찹쌀떡, 시루떡'),
  },
}
