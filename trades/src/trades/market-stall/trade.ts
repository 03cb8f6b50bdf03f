import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'market-stall',
  kind: 'food-counter',
  otherKind: 'shop',
  names: {
    english: 'Market stall',
    spanish: 'Puesto de mercado',
    french: 'Étal de marché',
    italian: 'Banco al mercato',
    german: 'Marktstand',
    japanese: '朝市・マルシェ出店',
    Korean: '시장 노점',
  },
  naming: {
    english:
      listed(`farmers market stall, market trader, market stallholder, craft market stall, street market,
      market stand, fruit and veg stall, farmers market, market stalls, vendor at markets, roadside stand,
      market vendor, olive stall, night market stall, weekly market stall, cheese stall, egg stall,
      stallholder`),
    spanish:
      listed(`puesto en el mercado, mercadillo, vendedor ambulante, tianguis, parada de mercado, puesto de fruta,
      mercadillo semanal, vendedora de mercado, puesto de aceitunas, puesto del mercado, mercado central`),
    french:
      listed(`marchand ambulant, stand au marché, commerçant ambulant, vente sur les marchés, primeur ambulant,
      fromager ambulant, producteur sur les marchés, maraîcher au marché, forain, sur le marché,
      au marché, sur les marchés`),
    italian:
      listed(`bancarella, venditore ambulante, banco frutta e verdura, ambulante mercati, mercato contadino,
      bancarelle, banco del mercato, commerciante ambulante, fruttivendolo ambulante, al mercato,
      banco formaggi, banco di formaggi, banco in piazza`),
    german:
      listed(`Wochenmarktstand, Marktbeschicker, Marktbeschickerin, Marktfrau, Markthändler, Markthändlerin,
      Marktverkauf, Obststand, Bauernmarkt, Wochenmarkthändler, Wochenmarkthändlerin, Käsestand, Hofstand,
      Olivenstand, Verkaufsstand, Spargelstand, Erdbeerstand`),
    japanese: listed('朝市, マルシェ, 露店, 市場の店, 無人販売所, 露天商, 産直市場, 道の駅 出店'),
    Korean: listed(
      '장터, 오일장 노점, 시장 좌판, 플리마켓 셀러, 전통시장 가게, 직거래장터, 무인판매대, 오일장, 재래시장',
    ),
  },
  things: {
    english:
      listed(`stall, pitch, Saturdays, fruit, olives, cheese, samples, produce, crates, weekly market, gazebo,
      square, bunches`),
    spanish: listed('fruta, verdura, aceitunas, quesos, sábado, frutos secos, plaza, cajas'),
    french: listed('fruits, légumes, olives, fromages, samedi, étal, marchés, dégustation, producteurs'),
    italian: listed('frutta, verdura, olive, sabato, cassette, piazza, assaggi, bancone'),
    german:
      listed(`Wochenmarkt, Obst, Gemüse, Oliven, Käse, samstags, Stand, Spargel, Erdbeeren, Antipasti, Kisten,
      Marktplatz`),
    japanese: listed('野菜, 果物, 漬物, 土曜日, 産直, 朝採れ, 特産品, 試食, 手作り'),
    Korean: listed('과일, 채소, 장날, 시식, 좌판, 나물, 주말'),
  },
}
