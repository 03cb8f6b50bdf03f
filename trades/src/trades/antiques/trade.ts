import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'antiques',
  kind: 'shop',
  names: {
    english: 'Antique shop',
    spanish: 'Tienda de antigüedades',
    french: 'Antiquaire',
    italian: 'Antiquariato',
    german: 'Antiquitätenhandlung',
    japanese: '骨董店',
    Korean: '골동품 가게',
  },
  naming: {
    english: listed(
      `antique store, antique dealer, antiques, bric-a-brac, brocante, vintage furniture, junk shop`,
    ),
    spanish: listed('anticuario, antigüedades, almoneda, brocante, muebles antiguos'),
    french: listed('brocante, brocanteur, antiquités, dépôt-vente, meubles anciens, objets anciens'),
    italian: listed(
      `antiquario, negozio di antiquariato, mobili antichi, rigattiere, modernariato, mercatino dell’usato`,
    ),
    german: listed(
      `antiquitäten, antiquitätenhändler, trödelladen, trödler, antikladen, vintage möbel, flohmarktladen`,
    ),
    japanese: listed('骨董品店, 古道具屋, アンティークショップ, 古道具店, 骨董屋'),
    Korean: listed('골동품점, 앤티크 가게, 빈티지 소품, 고미술, 빈티지 가구점'),
  },
  things: {
    english:
      listed(`georgian, victorian, curios, porcelain, silverware, mid-century, flea market, collectables, retro,
      curiosities`),
    spanish: listed(
      `porcelana, relojes antiguos, lámparas, coleccionismo, vintage, objetos antiguos, rastro`,
    ),
    french: listed(
      `vaisselle, luminaires, linge ancien, bibelots, années 50, achat et vente, chine, vintage`,
    ),
    italian: listed('porcellana, argenti, lampadari, vintage, collezionismo, oggetti antichi'),
    german: listed(`porzellan, biedermeier, silber, alte möbel, sammlerstücke, trödel, jugendstil, nachlass`),
    japanese: listed('古道具, 古い器, 古伊万里, 買取, 蚤の市, ヴィンテージ, 古家具'),
    Korean: listed('골동품, 빈티지, 고가구, 소품, 매입'),
  },
}
