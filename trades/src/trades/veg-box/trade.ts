import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'veg-box',
  kind: 'food-counter',
  otherKind: 'outdoors',
  names: {
    english: 'Veg box',
    spanish: 'Cesta de verduras',
    french: 'Panier de légumes',
    italian: 'Cassetta di verdura',
    german: 'Gemüsekiste',
    japanese: '野菜セット宅配',
    Korean: '채소 꾸러미',
  },
  naming: {
    english: listed(`veg box scheme, vegetable box, CSA, community supported agriculture, farm box, veg boxes,
      organic box delivery, market garden, market gardener, vegetable farm, organic veg box,
      microgreens farm, smallholding, PYO, orchard, egg box scheme, u-pick farm, vegetable growers,
      pumpkin patch`),
    spanish:
      listed(`cestas ecológicas, cestas de verdura, huerta ecológica, grupo de consumo, cajas de verduras, huerta,
      horticultor, agricultor ecológico, cestas de temporada, finca ecológica, cestas de verduras,
      agricultura ecológica`),
    french: listed(`AMAP, paniers bio, paniers de légumes, maraîchage, paniers de saison, magasin à la ferme,
      microferme, ferme bio`),
    italian:
      listed(`cassette bio, cassetta bio, orto a domicilio, ortofrutta bio, GAS gruppo d’acquisto, orticoltore,
      cassette di verdura, vendita diretta azienda agricola, ortolano`),
    german:
      listed(`Solawi, solidarische Landwirtschaft, Biokiste, Abokiste, Gemüsegärtnerei, Gemüseabo, Marktgärtnerei,
      Gemüsebau, Biobauernhof, Gemüsehof, Ökokiste, Market Garden, Microgreens, Biogärtnerei, Kürbishof`),
    japanese: listed(
      '野菜ボックス, 有機農園, 野菜定期便, 農園直送, 無農薬野菜, 自然栽培, 有機農家, 野菜農家, いちご農園, 苺農園, 野菜セット, 野菜宅配, 野菜の定期便',
    ),
    Korean: listed(
      '농산물 꾸러미, 유기농 농장, 제철 꾸러미, 친환경 채소, 유기농 꾸러미, 체험농장, 제철꾸러미, 스마트팜',
    ),
  },
  things: {
    english:
      listed(`vegetables, harvest, seasonal, salad, organic, share, collection point, carrots, boxes, tomatoes,
      strawberries, kale, greens, soil, no-dig, apples, squash`),
    spanish: listed('temporada, tomates, lechuga, cosecha, calabacín, reparto, semanal'),
    french: listed('saison, salades, tomates, récolte, bio, abonnement, carottes, fraises'),
    italian: listed('stagione, pomodori, insalata, raccolto, abbonamento, carote, zucchine'),
    german:
      listed(`Ernteanteil, Salat, Möhren, Tomaten, saisonal, bio, Abholstation, Kisten, Ernte, Kartoffeln, Beeren,
      Hofverkauf`),
    japanese: listed('旬, トマト, 収穫, 定期便, 畑, 人参, 農薬不使用, 葉物'),
    Korean: listed('제철, 토마토, 상추, 수확, 정기배송, 감자, 딸기, 유기농, 쌈채소'),
  },
}
