import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'pub',
  kind: 'table-service',
  names: {
    english: 'Pub',
    spanish: 'Bar',
    french: 'Bar',
    italian: 'Bar',
    german: 'Kneipe',
    japanese: 'バー',
    Korean: '술집',
  },
  naming: {
    english:
      listed(`public house, wine bar, free house, alehouse, bar and grill, tavern, brewpub, sports bar, tap room,
      beer garden, cask ales, real ale, pub quiz`),
    spanish: listed('cervecería, taberna de copas, vinoteca bar, vermutería'),
    french: listed('bar à vins, pub, café-bar, buvette'),
    italian: listed('pub, enoteca bar, birreria, vineria'),
    german: listed('bar, biergarten, schänke, weinbar, pub, eckkneipe, szenekneipe'),
    japanese: listed('ショットバー, ワインバー, パブ, 立ち飲み, バル'),
    Korean: listed('호프집, 와인바, 포차, 펍, 이자카야 바, 선술집, 맥주집'),
  },
  things: {
    english:
      listed(`pint, ale, beer, quiz, live music, cocktails, darts, spirits, landlord, cask, roasts, open fire,
      bar snacks`),
    spanish: listed('cerveza, copa, cóctel, vermut, vino'),
    french: listed('bière, cocktail, vin, concert, apéro'),
    italian: listed('birra, cocktail, vino, aperitivo, spritz'),
    german: listed('bier, cocktail, wein, theke, dart, zapfhahn'),
    japanese: listed('お酒, カクテル, ウイスキー, ビール, カウンター'),
    Korean: listed('맥주, 칵테일, 안주, 소주, 위스키'),
  },
  schemaType: 'BarOrPub',
}
