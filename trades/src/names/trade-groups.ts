import { listed } from '../listed.ts'

/** Trades that share their words of names in the languages other than English. */
const groups = {
  bread: 'bakery, home-baker, cake-maker, confectionery',
  coffee: 'coffee, coffee-shop, tea',
  clay: 'potter, glassblower, mosaic-maker, stained-glass',
  cloth:
    'tailor, embroiderer, quilter, knitter, weaver, hand-dyer, curtain-maker, bridal-seamstress, milliner, sewing-classes, fabric, craft, upholsterer',
  wood: 'carpentry, furniture-maker, wood-carver, woodturner, boat-builder, picture-framer, stair-builder, floor-layer, kitchen-fitter, furniture-restorer',
  water: 'plumber, bathroom-fitter, heating-and-cooling, hvac, drain-cleaner',
  current: 'electrician, solar-installer, alarm-installer, aerial-installer, ev-charger-installer',
  bikes: 'bike-repair, bike-hire',
  cars: 'auto-repair, mobile-mechanic, body-shop, motorcycle-repair, tire-shop, car-detailing',
  music:
    'music-lessons, singing-teacher, musician-for-hire, choir, instrument-repairer, musical-instrument, wedding-band, brass, winds, drums, singing, brass-repair, winds-repair, drums-repair',
  piano: 'piano, piano-tuner, piano-repair',
  strings: 'strings, strings-repair',
  guitar: 'guitar, guitar-repair',
  movement:
    'yoga-studio, pilates-studio, fitness, personal-trainer, dance-lessons, dojo, running-coach, meditation-teacher, climbing-gym',
  hair: 'hair-styling, barber-shop, mobile-hairdresser, hair-braider',
  pictures: 'photographer, videographer, photo-booth, pet-photographer',
  flowers: 'florist, flower-farm, wedding-florist',
  gardens: 'landscaping, garden-designer, garden-centre, tree-surgeon, lawn-care',
  cleaning:
    'house-cleaning, end-of-tenancy-cleaner, window-cleaner, carpet-cleaner, laundry, ironing-service',
  dogs: 'dog-trainer, dog-kennels, pet-sitter',
  walks: 'dog-walker',
  grooming: 'dog-groomer, mobile-dog-groomer',
  figures: 'accountant, financial, mortgage-broker, insurance-broker',
  screens:
    'web-design, graphic-designer, app-developer, technology-consulting, copywriter, computer-repair, phone-repair',
} as const

/** A group of such trades. */
export type TradeGroup = keyof typeof groups

const byTrade: ReadonlyMap<string, string> = new Map(
  Object.entries(groups).flatMap(([group, trades]) => listed(trades).map((trade) => [trade, group] as const)),
)

const isGroup = (group: string | undefined): group is TradeGroup =>
  group !== undefined && Object.hasOwn(groups, group)

/** The group of a trade; undefined where its kind's words are its own. */
export const groupOfTrade = (tradeId: string): TradeGroup | undefined => {
  const group = byTrade.get(tradeId)
  return isGroup(group) ? group : undefined
}
