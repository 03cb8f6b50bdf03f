import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'phone-repair',
  kind: 'repairer',
  otherKind: 'shop',
  names: {
    english: 'Phone repair',
    spanish: 'Reparación de móviles',
    french: 'Réparation de téléphones',
    italian: 'Riparazione cellulari',
    german: 'Handyreparatur',
    japanese: 'スマホ修理',
    Korean: '휴대폰 수리',
  },
  naming: {
    english:
      listed(`mobile phone repair, phone repairs, iPhone repair, screen repair, cell phone repair, tablet repair,
      iPad repair, phone shop, phone unlocking, smartphone repair, fix phones, cracked screens,
      phone accessories shop`),
    spanish: listed(`reparación de iphone, reparación de celulares, tienda de móviles, arreglo de móviles,
      servicio técnico de móviles, reparación de tablets,
      arreglo móviles, arreglamos móviles, arreglo celulares, arreglamos celulares`),
    french:
      listed(`réparation smartphone, réparation iphone, réparateur de téléphones, réparation de portables,
      réparation tablette, boutique téléphonie, réparation de téléphone`),
    italian: listed(`riparazione smartphone, riparazione iphone, negozio di telefonia, assistenza cellulari,
      centro assistenza telefonia, riparazione telefoni`),
    german:
      listed(`Smartphone-Reparatur, iPhone-Reparatur, Handyladen, Displayreparatur, Handyshop, Handywerkstatt,
      Tabletreparatur, Handydoktor`),
    japanese: listed(
      'iPhone修理, スマートフォン修理, スマホ修理店, 携帯修理, アイフォン修理, 画面修理, スマホ修理屋, 画面割れ修理',
    ),
    Korean: listed(
      '아이폰 수리, 핸드폰 수리, 스마트폰 수리, 액정 수리, 휴대폰 매장, 아이패드 수리, 사설수리',
    ),
  },
  things: {
    english: listed(`screen, battery, charging port, cracked, water damage, Samsung, unlock, tablets, cases,
      microsoldering, camera glass, while you wait`),
    spanish: listed('pantalla, batería, conector, agua, tablet, fundas, liberar, rota, samsung'),
    french: listed('écran, batterie, connecteur, cassé, coque, déblocage, tablette, samsung, oxydation'),
    italian: listed('batteria, connettore, vetro, tablet, cover, sblocco, rotto, samsung'),
    german:
      listed(`Display, Akku, Ladebuchse, Wasserschaden, Tablet, Samsung, Panzerglas, Entsperren, Hülle, iPhone,
      Rückglas`),
    japanese: listed(
      '画面割れ, バッテリー交換, 水没, 充電口, ガラスコーティング, アンドロイド, データそのまま, タブレット',
    ),
    Korean: listed('액정, 배터리, 충전단자, 침수, 갤럭시, 강화유리, 메인보드, 파손, 카메라'),
  },
}
