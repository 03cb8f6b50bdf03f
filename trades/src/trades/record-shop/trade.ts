import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'record-shop',
  kind: 'shop',
  names: {
    english: 'Record shop',
    spanish: 'Tienda de discos',
    french: 'Disquaire',
    italian: 'Negozio di dischi',
    german: 'Plattenladen',
    japanese: 'レコード店',
    Korean: '레코드 가게',
  },
  naming: {
    english: listed(`record store, vinyl shop, vinyl records, second-hand records, used records, rare vinyl,
      records and CDs, record stores, vinyl store, record dealer, we buy records, used vinyl,
      music shop vinyl, record fair, secondhand records, record label, crate digging,
      buy and sell records, comic book store, vinyl`),
    spanish:
      listed(`tienda de vinilos, vinilos, discos de segunda mano, tienda de música vinilo, compraventa de discos,
      discos de vinilo, tienda de vinilo`),
    french: listed(`magasin de disques, vinyles, disques d’occasion, magasin de vinyles, boutique de disques,
      achat de vinyles, bac à vinyles, disquaire indépendant`),
    italian: listed(`vinili, dischi usati, negozio di vinili, dischi in vinile, vinile usato, compro dischi,
      fiera del disco`),
    german:
      listed(`Schallplattenladen, Vinylladen, Schallplatten, Secondhand-Platten, Plattenankauf, Plattenhändler,
      Plattenhändlerin, Plattenbörse, Schallplattenankauf, Schallplattenhandel, Vinyl, Plattengeschäft`),
    japanese: listed(
      'レコード屋, 中古レコード, アナログレコード, レコードショップ, 中古盤, レコード買取, レコード専門店, 中古レコード店',
    ),
    Korean: listed(
      '바이닐샵, LP 가게, 음반점, 중고LP, 레코드샵, 중고 음반, LP판, LP샵, 음반 매장, 음반 가게',
    ),
  },
  things: {
    english:
      listed(`LPs, albums, turntables, crates, singles, jazz, punk, pressings, sleeves, soul, reggae, reissues,
      needles, 45s, cassettes, listening`),
    spanish: listed('discos, singles, jazz, punk, tocadiscos, rarezas, LPs, cubetas, soul'),
    french: listed('LP, singles, jazz, punk, platines disques, raretés, bacs, soul, pressages'),
    italian: listed('dischi, singoli, jazz, punk, giradischi, rarità, LP, ristampe, soul'),
    german: listed(`LPs, Singles, Jazz, Punk, Plattenspieler, Cover, Kisten, Raritäten, Soul, CDs, Pressung`),
    japanese: listed('レコード, LP, 盤, ジャズ, プレーヤー, 試聴, 洋楽, 7インチ, CD'),
    Korean: listed('바이닐, 턴테이블, 음반, 재즈, 희귀반, 청음, 카세트, 초판, 앨범'),
  },
}
