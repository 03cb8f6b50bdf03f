import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'fishmonger',
  kind: 'food-counter',
  names: {
    english: 'Fishmonger',
    spanish: 'Pescadería',
    french: 'Poissonnerie',
    italian: 'Pescheria',
    german: 'Fischladen',
    japanese: '魚屋',
    Korean: '수산',
  },
  naming: {
    english:
      listed(`fish shop, seafood shop, wet fish, fish market, smoked fish, fishmongers, fresh fish, dressed crab,
      shellfish`),
    spanish: listed('pescadero, venta de pescado, pescado fresco, pescadera'),
    french: listed('poissonnier, fruits de mer, ostréiculteur, écailler'),
    italian: listed('pescivendolo, pesce fresco, ittica'),
    german: listed(
      `fischhändler, fischgeschäft, räucherei, fischräucherei, fischverkauf, fischhandel, fischkutter`,
    ),
    japanese: listed('鮮魚店, 魚介, 海産物, 鮮魚, 魚屋さん'),
    Korean: listed('횟감, 수산물, 생선 가게, 건어물, 횟감집, 생선집, 건어물 가게'),
  },
  things: {
    english: listed(
      `fish, seafood, oyster, cod, crab, salmon, mackerel, lobster, fillet, whelks, kippers, mussels`,
    ),
    spanish: listed('pescado, marisco, gamba, merluza, mejillón'),
    french: listed('poisson, huître, crevette, saumon, moule'),
    italian: listed('pesce, gamberi, cozze, orata, vongole'),
    german: listed(
      `fisch, lachs, hering, garnelen, forelle, matjes, aal, krabben, schollen, fangfrisch, kutter`,
    ),
    japanese: listed('魚, 刺身, 貝, 干物, 海老'),
    Korean: listed('생선, 회, 오징어, 조개, 새우'),
  },
}
