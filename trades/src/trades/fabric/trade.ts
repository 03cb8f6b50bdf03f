import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fabric',
  kind: 'shop',
  names: {
    english: 'Fabric shop',
    spanish: 'Tienda de telas',
    french: 'Magasin de tissus',
    italian: 'Negozio di tessuti',
    german: 'Stoffladen',
    japanese: '生地店',
    Korean: '원단 가게',
  },
  naming: {
    english: listed('fabric store, haberdashery, dressmaking fabrics, quilting shop, curtain fabrics'),
    spanish: listed('mercería, telas por metros, tejidos y telas'),
    french: listed('mercerie, tissus au mètre, boutique de tissus, coupons de tissu'),
    italian: listed('merceria, tessuti al metro, stoffe al metro'),
    german: listed('stoffgeschäft, kurzwaren, kurzwarengeschäft, nähbedarf, stoffe und kurzwaren'),
    japanese: listed('生地屋, 布地店, 手芸用品店, 布屋, 布地屋'),
    Korean: listed('원단 매장, 부자재 가게, 천 가게, 포목점'),
  },
  things: {
    english: listed('fabric, cotton, linen, jersey, by the metre, buttons, ribbon, zips, thread'),
    spanish: listed('tela, algodón, lino, botones, cintas, hilos, puntillas'),
    french: listed('tissu, coton, lin, jersey, boutons, rubans, fils, galons, patrons'),
    italian: listed('tessuto, cotone, lino, bottoni, nastri, fili, passamaneria'),
    german: listed('stoff, baumwolle, leinen, jersey, meterware, knöpfe, bänder, nähgarn, schnittmuster'),
    japanese: listed('生地, 綿, 麻, ボタン, リボン, 糸, ファスナー, 型紙'),
    Korean: listed('원단, 면, 린넨, 단추, 리본, 실, 지퍼'),
  },
}
