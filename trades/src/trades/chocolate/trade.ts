import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'chocolate',
  kind: 'food-counter',
  names: {
    english: 'Chocolate maker',
    spanish: 'Chocolatería',
    french: 'Chocolatier',
    italian: 'Cioccolateria',
    german: 'Schokoladenmanufaktur',
    japanese: 'チョコレート専門店',
    Korean: '수제 초콜릿',
  },
  naming: {
    english: listed(`chocolate shop, chocolate store, chocolatier, truffle maker, chocolate workshop,
      bean to bar chocolate`),
    spanish: listed('bombonería, chocolatero, chocolate artesano'),
    french: listed('chocolaterie, artisan chocolatier, chocolatière'),
    italian: listed('cioccolatiere, cioccolato artigianale'),
    german: listed('chocolaterie, chocolatier, pralinenmanufaktur, schokoladenladen, schokolaterie'),
    japanese: listed('ショコラトリー, チョコレート店, ショコラティエ'),
    Korean: listed('초콜릿 가게, 쇼콜라티에, 초콜릿 공방'),
  },
  things: {
    english: listed('truffles, pralines, cocoa, chocolate bars, ganache, easter eggs'),
    spanish: listed('bombones, trufas, cacao, tabletas, chocolate, huevos de pascua'),
    french: listed('chocolats, ganaches, truffes, pralinés, tablettes, cacao, œufs de pâques'),
    italian: listed('praline, tartufi, cioccolatini, cacao, tavolette, uova di pasqua'),
    german: listed('pralinen, trüffel, schokolade, kakao, osterhasen'),
    japanese: listed('トリュフ, ボンボン, カカオ, ガナッシュ, 板チョコ'),
    Korean: listed('초콜릿, 트러플, 카카오, 봉봉'),
  },
}
