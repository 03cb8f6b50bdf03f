import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'firewood',
  kind: 'shop',
  otherKind: 'home-call-out',
  names: {
    english: 'Firewood',
    spanish: 'Leña',
    french: 'Bois de chauffage',
    italian: 'Legna da ardere',
    german: 'Brennholz',
    japanese: '薪販売',
    Korean: '장작 판매',
  },
  naming: {
    english: listed(`logs delivered, firewood delivery, kiln dried logs, log supplier, firewood supplier,
      seasoned firewood, logs for sale, cord wood, heating oil delivery, coal merchant, log delivery,
      kiln-dried logs, firewood sales, split firewood, coal and logs, wood pellets, hardwood logs,
      smokeless fuel, solid fuel merchant, charcoal maker, log splitting service, charcoal burner,
      logs and kindling, sawmill, propane delivery`),
    spanish:
      listed(`venta de leña, leña a domicilio, leñador, leña seca, suministro de leña, pellets a domicilio,
      leñas y carbones, gasóleo calefacción, leña de encina, carbonero`),
    french: listed(`vente bois de chauffage, livraison de bois, granulés de bois, bûcheron, bois bûches,
      marchand de bois, bois sec, fioul domestique, pellets livraison, charbonnier, scierie,
      négociant en combustibles`),
    italian:
      listed(`vendita legna, legna, pellet, boscaiolo, consegna legna, legnaia, legname da ardere, carbonaio,
      vendita pellet, segheria`),
    german:
      listed(`Brennholzhandel, Kaminholz, Brennholzverkauf, Holzhof, Brennholzservice, Kaminholzhandel, Pellets,
      Holzhandel Brennholz, Brennstoffhandel, Heizöl, Brennholzlieferung, Holzpellets, Köhlerei,
      Brennholzhändler, Brennholzhändlerin, Lohnspalten, Sägewerk, Lohnsägewerk, Holzbriketts`),
    japanese: listed(
      '薪, 薪屋, 薪の宅配, 薪配達, 乾燥薪, 薪ストーブ用薪, 炭焼き, 木質ペレット, 灯油配達, 製材所, 炭焼き職人',
    ),
    Korean: listed(
      '장작, 참나무장작, 캠핑장작, 화목 판매, 장작 배달, 펠릿 판매, 숯가마, 숯 판매, 제재소, 참숯',
    ),
  },
  things: {
    english:
      listed(`kindling, cords, ash, oak, bulk bags, stacked, moisture, birch, nets, face cord, split, woodshed,
      cubic metre, coal, tonne`),
    spanish: listed('encina, roble, olivo, sacos, palés, toneladas, astillas, troncos'),
    french: listed('stères, bûches, chêne, hêtre, livraison, palettes, charme, allume-feu, humidité'),
    italian: listed('quercia, faggio, bancali, quintali, camino, accendifuoco, tronchetti, ulivo, sacchi'),
    german:
      listed(`Ster, Raummeter, Buche, Anzündholz, Lieferung, kammergetrocknet, Esche, Schüttraummeter, Scheite,
      Restfeuchte, Briketts, Birke`),
    japanese: listed('ナラ, クヌギ, 薪割り, 束, 軽トラ, 針葉樹, 乾燥, キャンプ, 焚き付け'),
    Korean: listed('참나무, 불멍, 건조, 톤, 착화제, 통나무, 캠핑, 숯, 망'),
  },
}
