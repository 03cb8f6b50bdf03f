import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'well-driller',
  kind: 'building-trade',
  names: {
    english: 'Well driller',
    spanish: 'Perforación de pozos',
    french: 'Foreur de puits',
    italian: 'Perforazione pozzi',
    german: 'Brunnenbau',
    japanese: '井戸掘り',
    Korean: '지하수 개발',
  },
  naming: {
    english: listed(`well drilling, water wells, borehole drilling, boreholes, bore drilling, well pumps,
      geothermal drilling, water treatment installer, rainwater harvesting`),
    spanish: listed('pozos de agua, perforador de pozos'),
    french: listed(
      `forage de puits, forage d’eau, puisatier, forage géothermique, récupération d’eau de pluie`,
    ),
    italian: listed('pozzi d’acqua, trivellazione pozzi, pozzi artesiani'),
    german: listed(
      `brunnenbauer, brunnenbohrung, bohrbrunnen, erdwärmebohrung, geothermiebohrung, regenwasseranlagen`,
    ),
    japanese: listed('さく井, 井戸工事, ボーリング工事'),
    Korean: listed('관정, 우물 파기, 지하수 시공'),
  },
  things: {
    english: listed('pump, casing, pressure tank, aquifer, rig, water testing, depth, filters'),
    spanish: listed('pozo, bomba, profundidad, acuífero, sondeos, perforaciones'),
    french: listed('forage, pompe, profondeur, nappe, cuve'),
    italian: listed('pozzo, pompa, profondità, falda'),
    german: listed('bohrung, pumpe, tiefe, grundwasser, filter, zisterne'),
    japanese: listed('井戸, ポンプ, 地下水, 掘削'),
    Korean: listed('펌프, 지하수, 심도'),
  },
}
