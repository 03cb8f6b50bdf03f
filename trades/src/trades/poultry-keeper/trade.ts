import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'poultry-keeper',
  kind: 'animals',
  otherKind: 'food-counter',
  names: {
    english: 'Poultry keeper',
    spanish: 'Cría de gallinas',
    french: 'Éleveur de volailles',
    italian: 'Allevamento galline',
    german: 'Geflügelzucht',
    japanese: '養鶏場',
    Korean: '양계 농장',
  },
  naming: {
    english:
      listed(`poultry, poultry farm, hens for sale, chicken keeper, pullets, hatching eggs, point of lay hens,
      rare breed poultry, chicken breeder, duck breeder, rent a hen, free range eggs`),
    spanish: listed('avicultor, avicultura, granja avícola, gallinas ponedoras, venta de gallinas'),
    french:
      listed(`élevage de volailles, aviculteur, avicultrice, poules pondeuses, vente de poules, élevage avicole,
      volailles fermières`),
    italian: listed(
      `avicoltore, pollicoltore, galline ovaiole, allevamento avicolo, vendita galline, avicoltura`,
    ),
    german:
      listed(`Geflügelhof, Geflügelzüchter, Geflügelzüchterin, Junghennen, Bruteier, Hühnerhof, Hühnerzucht,
      Miethühner, Hühnermobil, Legehennen`),
    japanese: listed('養鶏, 養鶏農家, 平飼い卵, 平飼いたまご, 烏骨鶏, たまご屋'),
    Korean: listed('양계장, 병아리 분양, 자연방사 계란, 동물복지 계란, 청계 농장'),
  },
  things: {
    english:
      listed(`hens, chickens, eggs, ducks, geese, chicks, cockerels, coop, bantams, incubator, feed, quail,
      feathers, free range, turkeys`),
    spanish: listed(`gallinas, huevos, pollitos, patos, gallinero, codornices, pienso, pavos, ocas, corral`),
    french: listed('poules, œufs, poussins, canards, oies, coq, poulailler, cailles, plein air, pintades'),
    italian: listed('galline, uova, pulcini, anatre, oche, pollaio, quaglie, mangime, tacchini, ruspanti'),
    german: listed(`Hühner, Eier, Küken, Enten, Gänse, Puten, Wachteln, Hahn, Stall, Hennen, Futter, Brüter,
      Rassegeflügel, Freiland`),
    japanese: listed('卵, たまご, 鶏, ひよこ, 鶏舎, 平飼い, 放し飼い, アヒル, うずら, 餌'),
    Korean: listed('닭, 계란, 달걀, 유정란, 병아리, 오리, 부화기, 닭장, 방사, 메추리'),
  },
}
