import { describe, expect, it } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { readDescription } from './read-description.ts'
import type { Offer, Reading } from './reading.ts'

const ely = { name: 'Hart & Co', place: 'Ely, England', timeZone: 'Europe/London' }
const read = (text: string): Reading => readDescription(text, ely)
const cardsOf = ({ offers }: Reading): readonly string[] =>
  offers.filter(({ form }) => form === 'card').map(({ name }) => name)

describe('[5.answers] a description becomes facts', () => {
  it('prices stand at what they price, further prices below it', () => {
    const { offers } = read('Hot shoeing £85 a set, trims £35. Dog walks £12, each extra £4.')
    expect(offers.map(({ name, price, options }) => ({ name, price, options }))).toEqual([
      { name: 'Hot shoeing', price: '£85 a set', options: [] },
      { name: 'trims', price: '£35', options: [] },
      { name: 'Dog walks', price: '£12', options: [{ name: 'each extra', price: '£4' }] },
    ])
  })

  it('a price of a whole list, or of nothing named, stays in its sentence', () => {
    const reading = read('Knives, scissors and shears sharpened. £4 a blade.')
    expect(reading.offers.map(({ price }) => price).join('')).toBe('')
    expect(reading.clauses.at(-1)).toEqual({ label: 'price', text: '£4 a blade' })
    expect(reading.statements).toContain('£4 a blade.')
  })

  it('a sentence names its price, and a place its hours', () => {
    const { offers, hours } = read('Pianos in Ely. A standard tuning is £70. Showroom Mon-Fri 9am-5pm')
    expect(offers.map(({ name, price, form }) => [name, price, form])).toEqual([
      ['standard tuning', '£70', 'card'],
    ])
    expect(Object.keys(hours.hours)).toHaveLength(5)
    expect(read('Juniors Mon-Fri 9am-5pm').hours.hours).toEqual({})
  })

  it('a person is named by a name, and a price may be a span', () => {
    expect(read('Decking. Covering Kent and Sussex').person).toBe('')
    expect(read('My name is Ruth. Pots mended').person).toBe('Ruth')
    const { offers } = read('Pots. Most repairs cost between £40 and £150, gilding £20')
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ['Most repairs', '£40 and £150'],
      ['gilding', '£20'],
    ])
  })

  it('days that are closed are no service', () => {
    const reading = readDescription('Bäckerei. Di-Fr 6-18 Uhr, So und Mo geschlossen. Brezeln 0,90 €', {
      name: 'Korn',
      place: 'Fulda',
      timeZone: 'Europe/Berlin',
    })
    expect(cardsOf(reading)).toEqual(['Brezeln'])
    expect(Object.values(reading.hours.hours).flat()).toHaveLength(4)
  })

  it('a season or another word about days takes from hours, so that none are stated', () => {
    expect(read('Ice cream van. Daily 10am-6pm. April to September').hours.hours).toEqual({})
    expect(read('Mon-Fri 9am-5pm. Not Wednesdays').hours.hours).toEqual({})
  })

  it('bare figures with cents are prices, in the currency of the place', () => {
    const { offers } = read('white loaf 4.50, seeded 5, focaccia 3.50')
    expect(offers.map(({ name, price }) => [name, price])).toEqual([
      ['white loaf', '£4.50'],
      ['seeded', '£5'],
      ['focaccia', '£3.50'],
    ])
  })

  it('what is refused is no service, and what sounds like a refusal is none', () => {
    const reading = read('Gardening in Ely. Hedges, lawns, ponds. No trees or fences. No job too small.')
    expect(reading.refusals).toEqual([{ text: 'No trees or fences', things: ['trees', 'fences'] }])
    expect(cardsOf(reading)).toEqual(['Hedges', 'lawns', 'ponds'])
  })

  it('an odd or long piece stays words, and the rest of its list cards', () => {
    const reading = read(
      'We mend lamps, toasters, the thing your uncle gave you that never quite worked, clocks.',
    )
    expect(cardsOf(reading)).toEqual(['lamps', 'toasters', 'clocks'])
    expect(reading.statements).toHaveLength(1)
  })

  it('a tail tells more of what stands before it', () => {
    const { offers } = read('Shoe mending. Heels while you wait £12, soles in leather £40')
    expect(offers.map(({ name, detail }) => [name, detail])).toEqual([
      ['Heels', 'while you wait'],
      ['soles', 'in leather'],
    ])
  })

  it('hours are a fact only where all of their sentence is understood', () => {
    expect(Object.keys(read('Fish and chips. Tue-Sat 11.30am-9pm').hours.hours)).toHaveLength(5)
    expect(read('Fish and chips. Term time only, Mon-Thurs 7.45am to 5.30pm').hours.hours).toEqual({})
  })

  it('whom it serves is heard, and is no service', () => {
    const reading = read('Bookkeeping, payroll and VAT returns for small law firms.')
    expect(reading.audiences).toEqual(['small law firms'])
    expect(cardsOf(reading)).toEqual(['Bookkeeping', 'payroll', 'VAT returns'])
  })
})

// Whole facts that do not speak of each other, so that any order says the same.
const facts = [
  'Hot shoeing £85, trims £35',
  'Pipe repairs, drain clearing, boiler swaps',
  'No cats',
  'Call 01353 662012',
  'Mon-Fri 9am-5pm',
  'Fully insured',
  'Since 1987',
  'We never cut protected trees',
  'Knife sharpening £4.50, scissors £3.50',
  'Hands washed, boots off, tea with 2 sugars',
  'Gas Safe 552917',
  'hello@hart.co.uk',
] as const

const sorted = <T>(list: readonly T[]): readonly string[] => list.map((one) => JSON.stringify(one)).sort()

const odd = [
  '12',
  '3,50',
  '£',
  '€',
  '-',
  '…',
  '(',
  ')',
  'no',
  'not',
  'and',
  ',',
  '.',
  '!',
  'Mon',
  '9-5',
  'call',
  '円',
  'für',
  'keine',
  '😀',
  '\n',
  ' / ',
  ' - ',
  'Shoe repairs',
  'ages 4-11',
  '1 400 €',
  'we',
  'since 1987',
  '\ue000',
] as const

const randomText = (seed: number): string => {
  const random = seededRandom(`description ${seed}`)
  return Array.from({ length: 1 + random.below(30) }, () =>
    random.pick(random.below(3) === 0 ? facts : odd),
  ).join(random.pick([' ', '. ', ', ']))
}

const shownIn = ({ offers, reach, refusals, statements, since, range, registrations, hours }: Reading) => [
  ...offers.flatMap(({ name, detail, options }) => [
    name,
    ...detail.split(', '),
    ...options.flatMap((option) => option.name.split(', ')),
  ]),
  ...reach.phones,
  ...reach.doubtfulPhones,
  ...refusals.map(({ text }) => text),
  ...statements,
  ...registrations,
  ...hours.words.flatMap((words) => words.split(', ')),
  since,
  range,
]

describe('[5.answers] any description', () => {
  it('keeps every run of figures whole and shows none that its owner did not write', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const text = randomText(seed)
      const runs = new Set(text.match(/\p{Nd}+/gu) ?? [])
      const reading = read(text)
      const shown = [
        ...shownIn(reading),
        ...reading.offers.flatMap(({ price, options }) => [price, ...options.map((option) => option.price)]),
      ]
      for (const figure of shown.join(' | ').match(/\p{Nd}+/gu) ?? []) expect(runs).toContain(figure)
    }
  })

  it('has each of its clauses once and in order, and nothing but separators between them', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const text = randomText(seed)
      let rest = text
      for (const clause of read(text).clauses) {
        const at = rest.indexOf(clause.text)
        expect({ text, clause, isFound: at >= 0 }).toMatchObject({ isFound: true })
        expect(rest.slice(0, at)).not.toMatch(/[\p{L}\p{N}]/u)
        rest = rest.slice(at + clause.text.length)
      }
      expect(rest).not.toMatch(/[\p{L}\p{N}]/u)
    }
  })

  const asFact = ({ form: _, ...fact }: Offer) => fact

  it('says the same facts in any order', () => {
    const first = 'General repairs'
    const straight = read([first, ...facts].join('. '))
    for (let seed = 0; seed < 60; seed += 1) {
      const random = seededRandom(`order ${seed}`)
      const shuffled = facts
        .map((fact) => ({ fact, at: random.below(1_000_000) }))
        .toSorted((one, other) => one.at - other.at)
      const mixed = read([first, ...shuffled.map(({ fact }) => fact)].join('. '))
      // What stands behind prices may stay a sentence: the same thing, without a heading.
      expect(sorted(mixed.offers.map(asFact))).toEqual(sorted(straight.offers.map(asFact)))
      expect(sorted(mixed.refusals)).toEqual(sorted(straight.refusals))
      expect(mixed.hours.hours).toEqual(straight.hours.hours)
      expect(mixed.reach).toEqual(straight.reach)
      expect(sorted(mixed.clauses)).toEqual(sorted(straight.clauses))
    }
  })

  it('never offers what it refuses', () => {
    const things = ['cats', 'pianos', 'tyres', 'roofs', 'wedding cakes', 'leather'] as const
    for (let seed = 0; seed < 200; seed += 1) {
      const random = seededRandom(`refused ${seed}`)
      const refused = random.pick(things)
      const listed = ['dogs', 'organs', refused, 'gutters'].toSorted(() => random.below(3) - 1).join(', ')
      const said = random.pick([
        `No ${refused}`,
        `Sorry no ${refused}`,
        `We don't do ${refused}`,
        `${refused} aren't something we do`,
      ])
      expect(cardsOf(read(`We look after ${listed}. ${said}.`))).not.toContain(refused)
    }
  })
})
