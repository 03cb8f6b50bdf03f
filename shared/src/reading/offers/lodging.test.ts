import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { readDescription } from '../read-description.ts'

type Choices = readonly [string, ...string[]]

interface Lodging {
  readonly place: string
  readonly units: Choices
  readonly around: Choices
  readonly sleeps: string
  readonly found: Choices
  readonly prices: Choices
}

const lodgings: readonly Lodging[] = [
  {
    place: 'Ely, England',
    units: ["Two shepherd's huts", 'Cosy cottage', 'Glamping pods', 'Three bell tents', 'Log cabin'],
    around: ['on a working sheep farm', 'by the sea', 'near the river'],
    sleeps: 'Sleeps 4',
    found: ['wood burner', 'log fire', 'hot shower', 'kitchenette', 'fire pit', 'bread oven'],
    prices: ['£95 a night', 'From £80 per night', '£120 a night midweek'],
  },
  {
    place: 'Fulda, Deutschland',
    units: ['Ferienwohnung', 'Ferienhaus', 'Zwei Ferienwohnungen'],
    around: ['am Deich', 'im Grünen'],
    sleeps: 'Platz für 4 Personen',
    found: ['Kamin', 'Sauna', 'Waschmaschine', 'Backofen'],
    prices: ['80 € pro Nacht', 'ab 95 € pro Nacht'],
  },
  {
    place: 'Lyon, France',
    units: ['Gîte', 'Maison', 'Deux cabanes'],
    around: ['au bord du lac', 'dans un verger'],
    sleeps: 'Pour 4 personnes',
    found: ['cheminée', 'barbecue', 'lave-linge', 'four à pain'],
    prices: ['90 € la nuit', 'dès 75 € la nuit'],
  },
]

const random = seededRandom('what is let')

const cases = lodgings.flatMap((lodging) =>
  Array.from({ length: 12 }, () => {
    const { units, around, sleeps, found, prices } = lodging
    const [unit, price, first] = [random.pick(units), random.pick(prices), random.pick(found)]
    const others = found.filter((one) => one !== first && random.chance(0.6))
    const text = `${unit} ${random.pick(around)}. ${sleeps}, ${[first, ...others].join(', ')}. ${price}.`
    return { unit, place: lodging.place, found, text }
  }),
)

describe('[5.answers] the price of a night', () => {
  it.each(cases)('stands at what is let: $text', ({ unit, place, found, text }) => {
    const { offers } = readDescription(text, { name: 'Hart', place, timeZone: '' })
    const cards = offers.filter(({ form }) => form === 'card')
    expect(cards.map(({ name }) => name).filter((name) => found.includes(name))).toEqual([])
    expect(cards.filter(({ price, options }) => price !== '' || options.length > 0)).toHaveLength(1)
    expect(cards[0]?.name).toBe(unit)
  })
})
