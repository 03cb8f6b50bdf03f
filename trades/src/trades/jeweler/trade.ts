import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'jeweler',
  kind: 'maker',
  otherKind: 'shop',
  names: {
    english: 'Jeweller',
    spanish: 'Joyería',
    french: 'Bijoutier',
    italian: 'Gioielleria',
    german: 'Goldschmied',
    japanese: '宝飾店',
    Korean: '금은방',
  },
  naming: {
    english: listed(`jeweler, jewellery, jewelry, goldsmith, silversmith, wedding rings, jewellery designer,
      engagement rings, jewellery workshop`),
    spanish: listed('joyero, orfebre, platero, orfebrería, taller de joyería, alianzas'),
    french: listed('bijouterie, joaillier, orfèvre, joaillerie, alliances'),
    italian: listed('gioielliere, orafo, oreficeria, argentiere, laboratorio orafo, fedi'),
    german: listed('goldschmiede, juwelier, goldschmiedin, trauringe, silberschmied, goldschmiedemeister'),
    japanese: listed('ジュエリー工房, 宝石店, 貴金属店, 結婚指輪, ジュエリー店'),
    Korean: listed('주얼리, 귀금속, 은공방, 웨딩밴드'),
  },
  things: {
    english: listed('ring, gold, silver, necklace, stone, diamond, earring, setting, bracelet, bespoke'),
    spanish: listed('anillo, oro, plata, collar, piedra, pendiente'),
    french: listed('bague, or, argent, collier, pierre, boucle d’oreille'),
    italian: listed('anello, oro, argento, collana, pietra, orecchino'),
    german: listed('ring, gold, silber, kette, stein, ohrring, schmuck'),
    japanese: listed('指輪, 金, 銀, ネックレス, 宝石, ピアス'),
    Korean: listed('반지, 금, 은, 목걸이, 귀걸이, 다이아'),
  },
  schemaType: 'JewelryStore',
}
