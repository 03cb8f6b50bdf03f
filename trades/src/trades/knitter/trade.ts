import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'knitter',
  kind: 'maker',
  names: {
    english: 'Knitwear maker',
    spanish: 'Prendas de punto',
    french: 'Maille et tricot',
    italian: 'Maglieria artigianale',
    german: 'Strickwaren',
    japanese: 'ニット作家',
    Korean: '뜨개 작가',
  },
  naming: {
    english:
      listed(`knitter, hand knitter, hand knitted, crochet maker, felt maker, felter, amigurumi, sock maker,
      lampshade maker`),
    spanish: listed(`tejedora de punto, tejido a mano, amigurumis, pantallas de lámpara,
      tejo a mano, tejemos a mano`),
    french: listed(`tricoteuse, tricot fait main, crochet fait main, feutrière, macramé,
      tricotons`),
    italian: listed('maglierista, maglieria, uncinetto fatto a mano'),
    german: listed('strickerin, strickatelier, filzerin, filzatelier, häkelei'),
    japanese: listed('手編み, ニット工房, かぎ針編み作家, フェルト作家, マクラメ, 編み物屋'),
    Korean: listed('손뜨개, 니트 공방, 펠트 공방, 마크라메, 뜨개질 공방'),
  },
  things: {
    english:
      listed(`scarves, hats, socks, blankets, lambswool, stitches, hand felted, mittens, felted, crocheted,
      macrame`),
    spanish: listed('gorros, bufandas, calcetines, mantas, lana, fieltro, crochet, macramé'),
    french: listed('bonnets, écharpes, chaussettes, plaids, laine, feutre, abat-jour'),
    italian: listed('berretti, sciarpe, calzini, coperte, lana, feltro, macramè, paralumi'),
    german: listed(
      `mützen, schals, socken, decken, wolle, häkeln, lampenschirme, gehäkelt, handgestrickt, makramee`,
    ),
    japanese: listed('帽子, マフラー, 靴下, 毛糸, ブランケット'),
    Korean: listed('모자, 목도리, 양말, 담요, 털실'),
  },
}
