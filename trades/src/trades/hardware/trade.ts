import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'hardware',
  kind: 'shop',
  names: {
    english: 'Hardware shop',
    spanish: 'Ferretería',
    french: 'Quincaillerie',
    italian: 'Ferramenta',
    german: 'Eisenwarenhandlung',
    japanese: '金物店',
    Korean: '철물점',
  },
  naming: {
    english: listed(
      `hardware store, ironmonger, ironmongery, diy shop, builders merchant, fixings shop, paint shop`,
    ),
    spanish: listed('tienda de bricolaje, materiales de construcción, droguería'),
    french: listed('droguerie, magasin de bricolage, matériaux de construction'),
    italian: listed('colorificio, negozio di bricolage, materiali edili'),
    german: listed('eisenwaren, eisenwarenladen, baumarkt, werkzeugladen, baustoffhandel, farbenhandel'),
    japanese: listed('金物屋, 工具店, ホームセンター, 建材店, 荒物屋'),
    Korean: listed('공구 가게, 철물 가게, 건재상, 페인트 가게, 공구상'),
  },
  things: {
    english: listed('screws, nails, tools, paint, hinges, keys cut, plumbing parts, hooks, timber cut'),
    spanish: listed('tornillos, clavos, herramientas, pintura, bisagras, tacos'),
    french: listed('vis, clous, outils, peinture, charnières, clés, bricolage, outillage'),
    italian: listed('viti, chiodi, utensili, vernici, cerniere, tasselli, casalinghi'),
    german: listed(
      `schrauben, nägel, werkzeug, farbe, beschläge, schlüssel nachmachen, dübel, haushaltswaren`,
    ),
    japanese: listed('ねじ, 釘, 工具, 塗料, 蝶番, 刃物'),
    Korean: listed('나사, 못, 공구, 페인트, 경첩'),
  },
}
