import { describe, expect, it } from 'vitest'
import { readDescription } from './read-description.ts'

const read = (text: string) =>
  readDescription(text, { name: 'Hart', place: 'Leeds, England', timeZone: 'Europe/London' })

const cardsIn = (text: string) =>
  read(text)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, price, options }) => [name, price, ...options.map((one) => `${one.name} ${one.price}`)])

const lists = [
  'Dog walking, puppy visits, pet taxi',
  'Haircuts, shaves, perms',
  'Kites, buggies, land boards',
]
const rows = [
  ['pack hike', 'quiet stroll'],
  ['dry cut', 'wash and cut'],
  ['early slot', 'late slot'],
] as const
const behindLists = lists.flatMap((list) => rows.map((row) => [list, ...row] as const))

describe('[5.answers] prices that stand before what they are of', () => {
  it.each(behindLists)(
    'are rows of their own behind a list without prices: %s. £28 %s, £40 %s',
    (...said) => {
      const [list, first, second] = said
      expect(cardsIn(`${list}. £28 ${first}, £40 ${second}`).slice(3)).toEqual([
        [first, '£28'],
        [second, '£40'],
      ])
    },
  )

  it.each(lists)('of how long or for whom are none of it: %s', (list) => {
    expect(cardsIn(`${list}. £28 for 30 min, £40 an hour`)).toHaveLength(3)
    expect(cardsIn(`${list}. £18 students, £24 adults`)).toHaveLength(3)
  })
})

const hyphened = ['drop-in', 'walk-in', 'add-on', 'clip-on', 'plug-in']

describe('[5.answers] a word of two parts', () => {
  it.each(hyphened)('is one name: %s', (word) => {
    expect(cardsIn(`6 week intro £150, ${word} £25, party £80`)).toContainEqual([word, '£25'])
  })

  it.each(['therapist', 'counsellor', 'trainer'])('and its head are one trade: speech / voice %s', (who) => {
    const names = read(`Speech / voice ${who}. Visits £40, groups £15 each.`).offers.map(({ name }) => name)
    expect(names.filter((name) => /^(?:speech|voice)/iu.test(name))).toEqual([])
  })

  it('and things that a slash parts are several', () => {
    expect(cardsIn('Zips / hems / new linings').map(([name]) => name)).toEqual([
      'Zips',
      'hems',
      'new linings',
    ])
  })
})

const occasions = ['weddings', 'markets', 'parties', 'village halls']
const works = ['coffee cart hire', 'yurt building', 'marquee hire', 'stage lighting']
const forOccasions = works.flatMap((work) => occasions.map((occasion) => [work, occasion] as const))

describe('[5.answers] what is done', () => {
  it.each(forOccasions)('for occasions is one thing: %s for %s', (work, occasion) => {
    const [first, ...others] = read(`${work} for ${occasion}, fairs. 2 hours £450.`).offers
    expect([first?.name, first?.detail]).toEqual([work, `for ${occasion}, fairs`])
    expect(others.map(({ name }) => name)).not.toContain('fairs')
  })

  it.each([
    'dug up, cut in and sealed same day',
    'cut to your waist, sewn by me',
    'sharpened while you wait, sent off next day',
  ])('to what was named is no service: %s', (how) => {
    expect(cardsIn(`Blades and hooks for sale. Hooks £9, blades £12. ${how}.`).map(([name]) => name)).toEqual(
      ['Hooks', 'blades'],
    )
  })

  it.each(['most sizes', 'most jobs', 'all models'])(
    'has the price that is told of most of it: %s',
    (most) => {
      const [first] = cardsIn(`replacement stove glass. ${most} £25-£45. fire rope £3 a metre`)
      expect(first).toEqual(['replacement stove glass', '', `${most} £25-£45`])
    },
  )
})

describe('[5.answers] what stands behind a price without a comma', () => {
  it.each(['min order 12', 'minimum 6', 'rear windows only'])('is said of it: %s', (which) => {
    const { offers, statements } = read(`Loaves £4, rolls £2, buns £3 each ${which}.`)
    expect(offers.at(-1)?.detail).toContain(which)
    expect(statements.join()).not.toContain('Loaves')
  })

  it.each(['drop in', 'pay as you go', 'single class'])(
    'and before “or” is of the price before: %s',
    (how) => {
      const [first] = cardsIn(`Toddler Tunes £7.50 ${how} or £65 for 10 weeks. Sling hire £4.`)
      expect(first?.slice(0, 2)).toEqual(['Toddler Tunes', '£7.50'])
      expect(first?.at(-1)).toContain('£65')
    },
  )
})

const days = ['mon to thurs', 'fri + sat', 'Wed & Thurs', 'Tues, Weds and Fri', 'Mon - Wed only', 'Apr - Oct']

describe('[5.hours] days and months alone', () => {
  it.each(days)('are no service and stand among the times: %s', (when) => {
    const { offers, statements, hours } = read(`Belts £38, braces £45. ${when}. Cash only.`)
    expect(offers.map(({ name }) => name)).toEqual(['Belts', 'braces'])
    expect(statements.join()).not.toContain(when)
    expect(hours.words.join(', ')).toContain(when)
  })

  it.each(['St', 'Rd', 'Ave'])('behind a shortened street are hours: O’Connell %s.', (street) => {
    const { hours } = read(
      `Hems £12, zips £18. above the chemist on O’Connell ${street}. Tues - Fri 10 to 5.30`,
    )
    expect(hours.hours.tue).toEqual([{ opens: '10:00', closes: '17:30' }])
  })
})

const sets = ['Classic set', 'Russian set', 'Hybrid set']
const marks = [' / ', ', ']

describe('[5.answers] what is had again for each thing', () => {
  it.each(marks.flatMap((mark) => ['infills', 'refresh', 'top up'].map((row) => [mark, row] as const)))(
    'is a row of each, behind %j: %s',
    (mark, row) => {
      const text = sets.map((set, at) => `${set} £${45 + at}${mark}${row} £${25 + at}`).join('\n')
      expect(cardsIn(text)).toEqual(sets.map((set, at) => [set, `£${45 + at}`, `${row} £${25 + at}`]))
    },
  )

  it('is a thing of its own where it stands before some of them alone', () => {
    expect(cardsIn('Infills £28\nClassic set £45, infills £30').map(([name]) => name)).toContain('Infills')
  })
})

describe('[5.answers] a piece of a sentence is no card', () => {
  it.each([
    ['I walk dogs, out on the hills, an hour and a half each. Puppy visits £10.', /hills|hour/iu],
    ['Limpio casas, oficinas y escaleras. Ventanas 20 €. Llevo mis productos.', /productos/iu],
    ['Je nettoie vitres, bureaux et escaliers. Tapis 20 €. J’apporte mes outils.', /outils/iu],
    ['Pulisco case, uffici e scale. Tappeti 20 €. Porto i miei prodotti.', /prodotti/iu],
    ['留守中のお宅に伺って、猫のお世話をします。犬のお散歩は2,200円。', /伺って/u],
  ])('%s', (text, piece) => {
    const names = cardsIn(text).map(([name]) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.join('\n')).not.toMatch(piece)
  })
})
