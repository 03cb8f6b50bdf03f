import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'wood-carver',
  kind: 'maker',
  names: {
    english: 'Wood carver',
    spanish: 'Tallista de madera',
    french: 'Sculpteur sur bois',
    italian: 'Scultore del legno',
    german: 'Holzbildhauer',
    japanese: '木彫刻',
    Korean: '목조각',
  },
  naming: {
    english:
      listed(`woodcarver, chainsaw carver, chainsaw carving, wood carving, spoon carver, sculptor, wood sculptor,
      stone sculptor, bronze sculptor, stone carver, walking stick maker, bowl carver`),
    spanish: listed('escultor, escultora, talla en madera, imaginero, escultura con motosierra'),
    french: listed('sculpteur, sculptrice, sculpture à la tronçonneuse, tailleur de pierre sculpteur'),
    italian: listed('scultore, scultrice, intagliatore, scultura con motosega'),
    german: listed(`bildhauer, bildhauerin, holzschnitzer, kettensägenschnitzer, kettensägenkunst,
      drechseln und schnitzen, krippenschnitzer`),
    japanese: listed('彫刻家, 木彫, 仏師, チェーンソーアート, 木彫り'),
    Korean: listed('조각가, 목조각가, 나무 조각, 우드카빙'),
  },
  things: {
    english: listed('carvings, spoons, totem, logs, bears, statues, chisel, bust, bronze'),
    spanish: listed('tallas, esculturas, gubia, tronco, bronce, busto'),
    french: listed('sculptures, statues, gouge, tronc, bronze, buste'),
    italian: listed('sculture, statue, tronco, bronzo, presepi, busto, intaglio'),
    german: listed('figuren, skulpturen, stamm, bären, löffel, relief'),
    japanese: listed('彫刻, 仏像, 丸太, 彫り, 看板'),
    Korean: listed('조각, 통나무, 숟가락, 동상'),
  },
}
