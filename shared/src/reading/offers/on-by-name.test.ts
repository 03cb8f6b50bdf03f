import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'
import type { Reading } from '../reading.ts'

const read = (text: string, place = 'Ely, England') =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
const cardsOf = (text: string, place?: string) =>
  read(text, place)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, detail, price }) => [name, detail, price])

const tenToFour = { opens: '10:00', closes: '16:00' }
const tuesdayToThursday = { tue: [tenToFour], wed: [tenToFour], thu: [tenToFour] }

const names = ['Knit night', 'Book club', 'Toddler group', 'Pottery class', 'Print workshop', 'Playgroup']
const whens = [
  'every Thursday 6-8pm',
  'Friday 10-12',
  'on Saturdays',
  'Mondays at 7pm',
  'every Tuesday evening',
]

describe('[5.answers] what is on by a name of its own', () => {
  it.each(names.flatMap((name) => whens.map((when) => [name, when] as const)))(
    'is offered with its day, and takes nothing from the hours: %s %s',
    (name, when) => {
      const text = `Yarn and books. ${name} ${when}. Open Tuesday to Thursday 10 til 4.`
      expect(cardsOf(text)).toContainEqual([name, when, ''])
      expect(read(text).hours.hours).toEqual(tuesdayToThursday)
    },
  )

  it('has the price behind it, with what that includes', () => {
    expect(cardsOf('Yarn shop. Knit night every Thursday 6-8pm, £4 including tea.')).toEqual([
      ['Knit night', 'every Thursday 6-8pm, including tea', '£4'],
    ])
    expect(cardsOf('Clay studio. Pottery class Tuesdays at 7pm, 6 weeks £120.')).toContainEqual([
      'Pottery class',
      'Tuesdays at 7pm',
      '',
    ])
  })

  it('is told in German as well', () => {
    const text = 'Wollladen in Fulda. Strickabend donnerstags 18-20 Uhr. Geöffnet Di-Do 10-16 Uhr.'
    expect(cardsOf(text, 'Fulda, Deutschland')).toEqual([['Strickabend', 'donnerstags 18-20 Uhr', '']])
    expect(read(text, 'Fulda, Deutschland').hours.hours).toEqual(tuesdayToThursday)
  })

  it.each([
    'I mend chairs. I’m in the workshop Tue-Thu 10-4.',
    'Pots and bowls. Workshop Tue-Thu 10-4.',
    'Pub in Ely. Quiz night Tuesdays 8pm, open daily 12-11.',
    'Bar in Ely. Late night Thursday 6-11.',
  ])('is no door, and nothing that is kept on several days: %s', (text) => {
    const named = cardsOf(text).map(([name]) => name)
    expect(named.filter((name) => /workshop|night/iu.test(name ?? ''))).toEqual([])
  })
})

describe('[5.answers] the last things of a list before the hours of all', () => {
  it.each([
    [
      'Ely, England',
      'Village cafe. Soup, toasties and cake on Saturdays 10-2.',
      ['Soup', 'toasties', 'cake'],
    ],
    [
      'Lyon, France',
      'Café du village. Soupe, quiches et gâteaux le samedi 10h-14h.',
      ['Soupe', 'quiches', 'gâteaux'],
    ],
  ])('are offered, and the hours are a fact: %s, %s', (place, text, things) => {
    expect(cardsOf(text, place).map(([name]) => name)).toEqual(things)
    expect(read(text, place).hours.hours).toEqual({
      sat: [{ opens: '10:00', closes: '14:00' }],
    } satisfies Reading['hours']['hours'])
  })
})

describe('[5.answers] a price', () => {
  it.each([
    ['Leeds, England', 'Street food. Samosas 3 for £5, chai £2.', ['Samosas', '', '3 for £5']],
    [
      'Getafe, España',
      'Comida mexicana. Pozole 8 €, tacos al pastor 3 por 7 €.',
      ['tacos al pastor', '', '3 por 7 €'],
    ],
    ['Fulda, Deutschland', 'Bäckerei. Brezeln 4 für 5 €, Stollen 12 €.', ['Brezeln', '', '4 für 5 €']],
  ])('says of how many it is: %s, %s', (place, text, card) => {
    expect(cardsOf(text, place)).toContainEqual(card)
  })

  it('of work that was named with what is worked on is of that', () => {
    expect(cardsOf('Piano tuning and small repairs in Ely. Tuning £70.')).toEqual([
      ['Piano tuning', '', '£70'],
      ['small repairs', '', ''],
    ])
    // Of two that end so it is of neither alone.
    expect(cardsOf('Piano tuning, harp tuning and repairs in Ely. Tuning £70.')).toContainEqual([
      'Tuning',
      '',
      '£70',
    ])
  })

  it.each([
    [
      'Ely, England',
      'Back pain, sciatica and sports injuries. 60 minutes £45, 30 minutes £28.',
      [
        ['60 minutes', '£45'],
        ['30 minutes', '£28'],
      ],
    ],
    [
      '横浜市',
      '整体院です。肩こり、腰痛、骨盤矯正。60分6,000円、30分3,500円。',
      [
        ['60分', '6,000円'],
        ['30分', '3,500円'],
      ],
    ],
  ])('of a time stands for itself behind a list of things: %s, %s', (place, text, expected) => {
    const cards = cardsOf(text, place).map(([name, , price]) => [name, price])
    expect(cards).toEqual(expect.arrayContaining(expected))
  })
})

describe('[5.answers] what an owner says', () => {
  it('of when not to call stays whole', () => {
    const { refusals } = read('I sweep chimneys. Please dont call after 7pm 07700 900456')
    expect(refusals.map(({ text }) => text)).toEqual(['Please dont call after 7pm'])
  })

  it('to do in several towns is several things', () => {
    const text = 'Rewires, consumer units, EV chargers and fault finding in Leicester and Loughborough.'
    expect(cardsOf(text, 'Leicester, England').map(([name]) => name)).toEqual([
      'Rewires',
      'consumer units',
      'EV chargers',
      'fault finding',
    ])
  })

  it('of a few cheaper places is no service, and a room in a town is where', () => {
    const text =
      'Counselling for adults. Room in central Norwich or online. £55 for 50 minutes, a few reduced places.'
    expect(cardsOf(text, 'Norwich, England')).toEqual([['Counselling', 'for 50 minutes', '£55']])
  })
})

describe('[5.answers] a price of each of several kinds', () => {
  it.each([
    ['Terraced £60, semi £75, detached £95', ['Terraced', 'semi', 'detached']],
    ['Adults £12, children £8', ['Adults', 'children']],
  ])('behind a list of what is done stands on a card of its own: %s', (prices, names) => {
    const text = `Gutter clearing, gutter repairs and roof moss removal in Telford. ${prices}.`
    expect(cardsOf(text).map(([name]) => name)).toEqual(expect.arrayContaining(names))
  })
})

describe('[5.answers] the name of what is offered', () => {
  it.each([
    ['Hexham, England', 'Blacksmith. Gates, railings and hooks forged by hand.', ['hooks', '', '']],
    [
      'Apt, France',
      'Savonnerie. Savons, bougies, huiles fabriquées à Apt.',
      ['huiles', 'fabriquées à Apt', ''],
    ],
    [
      'Ely, England',
      'Boats. Rowing boat £20, sunset trip Fridays and Saturdays £65.',
      ['sunset trip', 'Fridays and Saturdays', '£65'],
    ],
    [
      'Exeter, England',
      'End of tenancy cleans, deep cleans and weekly cleaning.',
      ['End of tenancy cleans', '', ''],
    ],
  ])('ends before how it is made and when it is had: %s, %s', (place, text, card) => {
    expect(cardsOf(text, place)).toContainEqual(card)
  })

  it.each([
    ['Granada', 'Bicicletas. Pinchazo 8 €. Recogemos tu bici a domicilio por 5 €.'],
    ['Nantes', 'Vélos. Crevaison 8 €. Nous récupérons votre vélo à domicile pour 5 €.'],
  ])('is not whose it is: %s, %s', (place, text) => {
    expect(cardsOf(text, place).map(([name]) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:tu|votre) /u)]),
    )
  })

  it('is shared by what is done to one thing', () => {
    const names = cardsOf('Réparation et création de bijoux à Bordeaux. Soudure 25 €.', 'Bordeaux').map(
      ([name]) => name,
    )
    expect(names).not.toContain('Réparation')
  })
})

describe('[5.answers] a sentence', () => {
  it('ends behind a town that is short for something else, and goes on before a number', () => {
    expect(
      read('Savons et bougies à Apt. Vente sur les marchés.', 'Apt, France').clauses.map(({ text }) => text),
    ).toContain('Vente sur les marchés')
    expect(read('Piano lessons. 12 Mill Lane, Apt. 4, Ely.').reach.streetAddress).toMatch(
      /Apt\. 4|12 Mill Lane/u,
    )
  })

  it('goes on to the number that it leads to', () => {
    const { ways, clauses } = read('Friseur. Termine nur online oder telefonisch 089 1234567.', 'München')
    expect([...clauses.map(({ text }) => text), ...ways]).toContain('Termine nur online oder telefonisch')
  })

  it('of any hour goes on with what is done', () => {
    const { offers } = read('We open doors 24 hours in Coventry and fit new locks.')
    expect(offers.map(({ said }) => said)).not.toContain('in Coventry and fit new locks')
  })

  it('of months takes hours from the rest of the year', () => {
    const { hours } = read('Kayak hire. May through September, 9 to 6 daily.')
    expect(hours.hours).toEqual({})
    expect(hours.words).toEqual(['May through September, 9 to 6 daily'])
  })
})
