import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'
import type { Offer } from '../reading.ts'

const read = (place: string, text: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })
const written = ({ name, price, options }: Offer): string =>
  [`${name} ${price}`, ...options.map((option) => `+ ${option.name} ${option.price}`)].join(' ')
const cardsIn = (place: string, text: string): readonly string[] =>
  read(place, text)
    .offers.filter(({ form }) => form === 'card')
    .map(written)

describe('[5.answers] prices that stand before what they are of', () => {
  it.each([
    ['Ely, England', 'Mobile barber. £30 cut, £45 colour. No perms', ['cut £30', 'colour £45']],
    [
      'Ely, England',
      'Piano tuning in Ely. £75 tuning, £110 pitch raise, £50 an hour repairs.',
      ['tuning £75', 'pitch raise £110', 'repairs £50 an hour'],
    ],
    [
      'Fulda, Deutschland',
      'Friseur in Fulda. 25 € Haarschnitt Damen, 18 € Haarschnitt Herren, 55 € Färben',
      ['Haarschnitt Damen 25 €', 'Haarschnitt Herren 18 €', 'Färben 55 €'],
    ],
    [
      'Lyon, France',
      'coiffeuse à Lyon. 30€ coupe femme, 20€ coupe homme, couleur 35€',
      ['coupe femme 30€', 'coupe homme 20€', 'couleur 35€'],
    ],
    [
      'Pavia, Italia',
      'sono gigi arrotino a Pavia. 4 euro coltelli, 6 forbici, 10 lame tosaerba, da noi si aspetta poco',
      ['coltelli 4 euro', 'forbici 6 €', 'lame tosaerba 10 €'],
    ],
    [
      'Ely, England',
      'Hems taken up. £12 a pair of trousers, £15 a pair of curtains',
      ['trousers £12 a pair', 'curtains £15 a pair'],
    ],
  ])('are each of their own thing, in %s: %s', (place, text, cards) => {
    expect(cardsIn(place, text)).toEqual(expect.arrayContaining(cards))
  })

  it.each([
    [
      'Ely, England',
      'Museum. £6 adults, £4 concessions, £3 kids',
      ['Museum  + adults £6 + concessions £4 + kids £3'],
    ],
    ['Ely, England', 'Canoe hire. £15 an hour, £40 half day', ['Canoe hire £15 an hour + half day £40']],
    ['Ely, England', 'Gutters. £60 terraced, £80 semi', ['Gutters  + terraced £60 + semi £80']],
  ])(
    'are of what stands before them where they name only how much of it, in %s: %s',
    (place, text, cards) => {
      expect(cardsIn(place, text)).toEqual(cards)
    },
  )

  it('make no sums of what is only counted', () => {
    const text = 'tapas bar in Ely. £12 platter, 2 people, 3 dips and bread'
    expect(cardsIn('Ely, England', text)).not.toContainEqual(expect.stringMatching(/[£€][23]\b/u))
  })
})

describe('[5.answers] who says first what they are, and where', () => {
  it.each([
    [
      'Bamberg, Deutschland',
      'Fahrschule in Bamberg, Grundbetrag 390 €, Fahrstunde 62 €',
      'Fahrschule in Bamberg',
    ],
    [
      'Béziers, France',
      'mecanicien a domicile sur beziers, vidange 70€, freins 90€, diagnostic 40€',
      'mecanicien a domicile sur beziers',
    ],
  ])('offers what follows, and is not told it twice, in %s: %s', (place, text, statement) => {
    const { offers, statements } = read(place, text)
    expect(offers.every(({ price }) => price !== '')).toBe(true)
    expect(statements).toEqual([statement])
  })
})
