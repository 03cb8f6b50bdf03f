import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'butcher',
  kind: 'food-counter',
  names: {
    english: 'Butcher',
    spanish: 'Carnicería',
    french: 'Boucherie',
    italian: 'Macelleria',
    german: 'Metzgerei',
    japanese: '精肉店',
    Korean: '정육점',
  },
  naming: {
    english:
      listed(`butchery, butcher shop, family butcher, meat shop, sausage maker, charcutier, charcuterie,
      smokehouse`),
    spanish: listed('carnicero, carnicería-charcutería, charcutería, tienda de carne, carnicera, pollería'),
    french: listed('boucher, charcutier, charcuterie, boucherie-charcuterie'),
    italian: listed('macellaio, salumeria, norcineria, salumiere, macellaia'),
    german: listed(`metzger, fleischerei, fleischer, schlachterei, hofmetzgerei, landmetzgerei, wurstwaren,
      Fleischhauerei`),
    japanese: listed('肉屋, お肉屋, 食肉店, 精肉, お肉屋さん'),
    Korean: listed(
      '축산물 판매점, 고기집 정육, 정육식당, 한우 전문점, 고깃집 정육, 축산, 한우 정육점, 푸줏간',
    ),
  },
  things: {
    english: listed('meat, sausage, steak, bacon, pork, beef, lamb, joint, dry-aged, ham, pies, chicken'),
    spanish: listed('carne, embutido, jamón, ternera, cerdo, cordero, chorizo'),
    french: listed('viande, saucisse, jambon, bœuf, porc, agneau, pâté'),
    italian: listed('carne, salsiccia, prosciutto, manzo, maiale, agnello, salame'),
    german: listed('wurst, schinken, rind, schwein, lamm, aufschnitt, leberkäse'),
    japanese: listed('牛肉, 豚肉, 鶏肉, ハム, ソーセージ, コロッケ, 和牛'),
    Korean: listed('고기, 한우, 돼지고기, 삼겹살, 소시지, 양념갈비'),
  },
  schemaType: 'ButcherShop',
}
