import type { Language } from '@shingle/shared/language/language.ts'
import type { KindId } from '../kind-ids.ts'
import { listed } from '../listed.ts'
import { knownTrades } from '../recognize/known-trades.ts'

/** Where and when people work, as they say it, and as it stands before a noun. */
const settingWords =
  listed(`night, morning, evening, midnight, dawn, garage, barn, van, garden, shed, cellar, attic,
  river, canal, harbour, harbor, island, hill, farm, mill, market, village, forest, kitchen, mountain, lake, chapel,
  rooftop, winter, summer, autumn, sunday, saturday, cottage, boat, train, tram, moor, marsh, orchard, courtyard,
  basement, loft, lighthouse, warehouse, tricycle, caravan, greenhouse, seaside, beach, desert`)

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? []
const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`

/** Kinds whose things are what people come for: their names may have them in. */
const kindsOfGoods: readonly KindId[] = [
  'food-counter',
  'maker',
  'shop',
  'outdoors',
  'table-service',
  'repairer',
]
// Sold and said by many, and a name of nobody.
const plainGoods = new Set(
  listed('baking, food, shop, store, repair, repairs, service, parts, screen, menu, lunch, dinner'),
)

/** What the owner says of place and time, for names: two at most. */
export const settingsIn = (about: string): readonly string[] => {
  const said = new Set(wordsOf(about))
  return settingWords
    .filter((word) => said.has(word))
    .slice(0, 2)
    .map(capital)
}

/** The trade's own things that the owner speaks of, for names: two at most. */
export const thingsIn = (
  about: string,
  { kindId, tradeId }: { kindId: KindId | undefined; tradeId: string },
): readonly string[] => {
  if (kindId === undefined || !kindsOfGoods.includes(kindId)) return []
  const said = new Set(wordsOf(about))
  const things = knownTrades().find(({ id }) => id === tradeId)?.things.english ?? []
  return things
    .filter(
      (thing) =>
        !thing.includes(' ') &&
        thing.length > 2 &&
        thing.length < 11 &&
        said.has(thing) &&
        !plainGoods.has(thing),
    )
    .slice(0, 2)
    .map(capital)
}

// A trade that is named counts for more than its things, and what comes first for a little more than the rest.
const namedWorth = 3
const firstWorth = 0.5

/** How much of the phrases a text says, and how early. */
const saidOf = (text: string, phrases: readonly string[], each: number): number => {
  const places = phrases
    .map((phrase) => Math.max(text.indexOf(` ${phrase} `), text.indexOf(` ${phrase}s `)))
    .filter((place) => place >= 0)
  return places.length === 0 ? 0 : each * places.length + firstWorth * (1 - Math.min(...places) / text.length)
}

interface Known {
  readonly kindId: KindId | undefined
  readonly language: Language
}

/** What one word tells of a business that the reader leaves open, in English: whoever names it first means it most. */
const tellingWords: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    bakery: listed(
      'bread, sourdough, loaves, cinnamon rolls, bagels, croissants, pastries, wood-fired bread',
    ),
    'cake-maker': listed('cakes, cupcakes, birthday cakes'),
    'coffee-shop': listed('espresso, coffee van, coffee cart, coffee'),
    distillery: listed('gin, whisky, whiskey, rum, vodka'),
    brewery: listed('beer, ales, brewing'),
    'candle-maker': listed('candles, candle'),
    'soap-maker': listed('soap, soaps'),
    potter: listed('pottery, ceramics, mugs, bowls'),
    'second-hand': listed('second hand, second-hand, vintage clothes, thrift'),
    games: listed('board game, board games'),
    'lash-and-brow-artist': listed('lashes, brows, eyebrows'),
    'nail-salon': listed('nails, manicures'),
    'barber-shop': listed('beards, beard, barber'),
    midwife: listed('midwife, antenatal'),
    'auto-repair': listed('garage for, cars serviced, car servicing'),
    landscaping: listed('gardens, gardening, gardener'),
    'dog-walker': listed('dogs walked, dog walking'),
    photographer: listed('photography, photographs, photos'),
    'web-design': listed('websites, web pages'),
    knitter: listed('yarn, knitting, wool'),
    tailor: listed('sewing, dresses, alterations'),
    'furniture-maker': listed('furniture, tables, cabinets'),
    'house-cleaning': listed('cleaning, cleaner'),
    'massage-therapist': listed('massage'),
    'yoga-studio': listed('yoga, tai chi'),
    jeweler: listed('jewellery, jewelry, rings'),
  }),
)

/** The trade that a word of English names outright; '' where none does. */
export const tradeToldBy = (about: string): string => {
  const text = ` ${wordsOf(about).join(' ')} `
  const places = [...tellingWords].flatMap(([trade, words]) =>
    words.map((word) => ({ trade, at: text.indexOf(` ${word} `) })).filter(({ at }) => at >= 0),
  )
  return places.toSorted((one, other) => one.at - other.at)[0]?.trade ?? ''
}

/** The trade that is spoken of most, and first, where the words tell only a kind or none for certain; '' where none is. */
export const likelyTrade = (about: string, { kindId, language }: Known): string => {
  const text = ` ${wordsOf(about).join(' ')} `
  const [best] = knownTrades()
    .filter(({ kind }) => kindId === undefined || kind === kindId)
    .map(({ id, names, things, naming }) => ({
      id,
      said:
        saidOf(text, things[language] ?? [], 1) +
        saidOf(text, [names[language].toLowerCase(), ...(naming[language] ?? [])], namedWorth),
    }))
    .toSorted((one, other) => other.said - one.said)
  // One thing alone is no trade: many are sold, made and repaired.
  const least = kindId === undefined ? 2 : 1
  return best !== undefined && best.said >= least ? best.id : ''
}
