import { describe, expect, it, test } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string) =>
  readDescription(text, { name: '', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, price }) => [name.toLowerCase(), price] as const)

const things = [
  'totes',
  'washbags',
  'log carriers',
  'aprons',
  'bike bags',
  'cushions',
  'tool rolls',
  'purses',
]
const begun = (words: string): string => words.replace(/^./, (letter) => letter.toUpperCase())

describe('[5.answers] what is listed first and priced further on is one card', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('with its price, and nothing is lost (%i)', (seed) => {
    const random = seededRandom(`again ${seed}`)
    const listed = things.filter(() => random.below(3) > 0).slice(0, 6)
    if (listed.length < 3) return
    const priced = listed
      .filter(() => random.below(2) > 0)
      .map((thing) => [thing, `£${5 + random.below(90)}`])
    const prices = priced.map(([thing, price], at) => `${at === 0 ? begun(thing ?? '') : thing} ${price}`)
    const text = `I sew ${listed.join(', ')}. Sat 10-4. ${prices.join(', ')}${prices.length > 0 ? '.' : ''}`
    const cards = cardsIn('Falmouth, England', text)
    expect(cards.map(([name]) => name)).toEqual(listed)
    const told = new Map(priced.map(([thing, price]) => [thing, price]))
    expect(cards).toEqual(listed.map((thing) => [thing, told.get(thing) ?? '']))
  })

  it.each([
    ['Madrid, España', 'Afilo cuchillos, tijeras, azadas. Tijera 4 €, azada 9 €.', ['tijeras', '4 €']],
    ['Prato, Italia', 'Affilo lame, forbici, coltelli. Forbici 6 €, coltello 4 €.', ['coltelli', '4 €']],
  ])('in %s also where one of them is named of many: %s', (place, text, card) =>
    expect(cardsIn(place, text)).toContainEqual(card),
  )

  it('leaves two of one name with two prices as they are', () => {
    const names = cardsIn('Ely, England', 'Puncture £12. Wheels trued £18. Puncture £20.').map(
      ([name]) => name,
    )
    expect(names.filter((name) => name === 'puncture')).toHaveLength(2)
  })
})

describe('[5.answers] whoever is served is not what a business is', () => {
  const heard = (text: string) => {
    let clauses: readonly string[] = []
    readDescription(text, { name: '', place: 'Hull, England', timeZone: '' }, (said) => {
      clauses = said.clauses.map((clause) => clause.text)
      return { outcome: 'none', rivals: [] }
    })
    return clauses.join(' ')
  }
  it.each([
    ['Gas checks for schools, pubs and landlords in Hull. £40 each.', 'Gas checks', /pubs|landlords/],
    [
      'Window cleaning for shops, hotels and restaurants. £9 a visit.',
      'Window cleaning',
      /hotels|restaurants/,
    ],
  ])('%s', (text, kept, left) => {
    expect(heard(text)).toContain(kept)
    expect(heard(text)).not.toMatch(left)
  })
  it('what else is done for somebody stays: it may tell the trade', () =>
    expect(heard('Bespoke signs for shop fronts. £400 each.')).toContain('shop fronts'))
})

it('[5.price] ten thousand won is a price without a figure before it', () => {
  expect(cardsIn('서울', '바지 기장 5천원, 지퍼 교체 만원, 코트 안감 만5천원.')).toEqual([
    ['바지 기장', '5천원'],
    ['지퍼 교체', '만원'],
    ['코트 안감', '만5천원'],
  ])
})

describe('[5.answers] what is named together and priced apart is listed once', () => {
  it.each([
    ['Ludlow, England', 'Longcase and bracket clocks, hand made. Longcase £6,400, bracket clock £2,900.', 2],
    ['Leeds, England', 'Weddings and parties, weddings £500, parties £300, karaoke £50', 3],
    ['Fulda', 'Hochzeiten und Geburtstage, Hochzeit 790 €, Geburtstag 490 €, Fotobox 180 €', 3],
    ['Bad Tölz', 'Kachelöfen, Grundöfen, Kachelofen ab 9.800 €, Grundofen ab 7.400 €', 2],
    ['Brive', 'Mariages et anniversaires, mariage 850 €, anniversaire 450 €, karaoké 120 €', 3],
    ['Pescara', 'Matrimoni e compleanni, matrimonio 600 €, compleanno 350 €, karaoke 150 €', 3],
  ])('%s: %s', (place, text, count) => {
    const cards = cardsIn(place, text)
    expect(cards).toHaveLength(count)
    expect(cards.every(([, price]) => price !== '')).toBe(true)
  })
})
