import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'jewelry-maker',
  kind: 'maker',
  names: {
    english: 'Jewellery maker',
    spanish: 'Bisutería artesanal',
    french: 'Créatrice de bijoux',
    italian: 'Bigiotteria artigianale',
    german: 'Schmuckdesign',
    japanese: 'アクセサリー作家',
    Korean: '액세서리 공방',
  },
  naming: {
    english: listed(`jewelry maker, beaded jewellery, handmade jewellery, handmade jewelry, earrings maker,
      resin jewellery, wire jewellery`),
    spanish: listed('joyería artesanal, bisutería, joyas hechas a mano'),
    french: listed('bijoux artisanaux, bijoux faits main, créateur de bijoux, bijoux fantaisie'),
    italian: listed('gioielli fatti a mano, bijoux artigianali, creatrice di gioielli'),
    german: listed(
      `schmuckdesignerin, schmuckwerkstatt, handgemachter schmuck, perlenschmuck, goldschmiedekurs`,
    ),
    japanese: listed('ハンドメイドアクセサリー, アクセサリー工房, 彫金, 彫金工房, 彫金作家'),
    Korean: listed('수제 액세서리, 은공예, 주얼리 공방, 비즈 공방, 반지 공방, 금속공예, 은반지 공방'),
  },
  things: {
    english: listed('earrings, necklaces, bracelets, beads, pendants, silver wire, resin'),
    spanish: listed('pendientes, collares, pulseras, cuentas, colgantes'),
    french: listed('boucles d’oreilles, colliers, bracelets, perles, pendentifs'),
    italian: listed('orecchini, collane, bracciali, perline, ciondoli'),
    german: listed('ohrringe, ketten, armbänder, anhänger, perlen, silberdraht'),
    japanese: listed('ピアス, ネックレス, 指輪, ビーズ, レジン'),
    Korean: listed('귀걸이, 목걸이, 팔찌, 반지, 은반지'),
  },
}
