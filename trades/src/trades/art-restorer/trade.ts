import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'art-restorer',
  kind: 'repairer',
  otherKind: 'maker',
  names: {
    english: 'Art and ceramics restorer',
    spanish: 'Restauración de arte',
    french: 'Restaurateur d’art',
    italian: 'Restauro opere d’arte',
    german: 'Kunst- und Keramikrestaurierung',
    japanese: '美術品修復',
    Korean: '미술품 복원',
  },
  naming: {
    english:
      listed(`painting restorer, art restorer, painting conservator, art conservation, ceramic restoration,
      ceramics restorer, china repair, china restorer, kintsugi, paper conservator, photo restoration,
      frame restoration, gilder, porcelain repair`),
    spanish: listed(`restauradora de arte, restauración de cuadros, restauración de cerámica, dorador,
      restauración de porcelana, kintsugi`),
    french: listed(`restauration de tableaux, restauratrice de tableaux, restauration de céramiques,
      restaurateur de porcelaine, doreur, dorure, restauration de papier, kintsugi`),
    italian: listed(
      `restauratrice, restauro dipinti, restauro ceramiche, doratore, restauro carta, kintsugi`,
    ),
    german: listed(`gemälderestaurierung, gemälderestaurator, porzellanreparatur, porzellanrestaurierung,
      papierrestaurierung, vergolder, kirchenmaler, kintsugi, fotorestaurierung`),
    japanese: listed(
      '金継ぎ, 絵画修復, 陶器修理, 表具師, 掛軸修復, 表具, 掛軸の表装, 表装, 金継ぎ師, 修復工房, 金継ぎ教室',
    ),
    Korean: listed('킨츠기, 도자기 복원, 표구, 그림 복원, 표구사'),
  },
  things: {
    english: listed(
      `canvas, chips, cracks, gold leaf, varnish, porcelain, glaze, vases, old photos, gilding`,
    ),
    spanish: listed('lienzo, barniz, pan de oro, porcelana, grietas, imágenes'),
    french: listed('toile, vernis, feuille d’or, porcelaine, fissures, assiettes, vases, statuettes'),
    italian: listed('tela, vernice, foglia d’oro, porcellana, crepe, statue'),
    german: listed('leinwand, firnis, blattgold, porzellan, risse, vasen, bilderrahmen'),
    japanese: listed('掛軸, 屏風, 襖, 器, 漆, 欠け, ひび, 額'),
    Korean: listed('족자, 병풍, 액자, 금, 균열'),
  },
}
