import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'ice-cream-parlor',
  kind: 'food-counter',
  names: {
    english: 'Ice cream parlour',
    spanish: 'Heladería',
    french: 'Glacier',
    italian: 'Gelateria',
    german: 'Eisdiele',
    japanese: 'アイスクリーム店',
    Korean: '아이스크림 가게',
  },
  naming: {
    english:
      listed(`ice cream shop, ice cream, gelato, gelateria, ice cream parlor, gelato shop, frozen yogurt,
      sorbet maker`),
    spanish: listed('helado artesano, heladero, helados, yogurtería'),
    french: listed('artisan glacier, crèmes glacées, glaces artisanales'),
    italian: listed('gelato artigianale, gelataio, cremeria, granite'),
    german: listed('eiscafé, eismanufaktur, eissalon, gelateria, speiseeis, eis'),
    japanese: listed(
      'ジェラート, アイス屋, ジェラート店, かき氷, ソフトクリーム, ジェラート屋, アイス屋さん, かき氷屋, ソフトクリーム屋',
    ),
    Korean: listed('젤라또, 아이스크림, 빙수, 젤라또 가게, 빙수 가게'),
  },
  things: {
    english: listed('scoop, cone, flavour, flavor, sorbet, sundae, tub, vanilla, pistachio'),
    spanish: listed('cucurucho, sabor, sorbete, tarrina, granizado'),
    french: listed('cornet, parfum, sorbet, boule, coupe'),
    italian: listed('cono, gusto, sorbetto, coppetta'),
    german: listed('kugel, waffel, sorte, becher, vanille, sorbet'),
    japanese: listed('アイス, コーン, シャーベット, バニラ, 氷'),
    Korean: listed('콘, 소르베, 컵, 바닐라, 팥빙수'),
  },
  schemaType: 'IceCreamShop',
}
