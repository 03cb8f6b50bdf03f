import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../language/language.ts'
import { readDescription } from '../../read-description.ts'
import { said } from './variants.testing.ts'

const offersIn = (text: string, place: string, timeZone = '') =>
  readDescription(text, { name: 'Hart', place, timeZone }).offers

const isOneService = (language: Language, phrase: string): boolean => {
  const [place, timeZone, before] = said[language]
  const [first, ...others] = offersIn(`${before}${phrase}.`, place, timeZone)
  return others.length === 0 && first?.options.length === 1
}

describe('[5.generated text] a price of more, less or another kind', () => {
  it.each(languages)('is a row below what it prices in %s', (language) => {
    const [, , , phrases] = said[language]
    expect(phrases.filter((phrase) => !isOneService(language, phrase))).toEqual([])
  })
})

const rowsOf = (text: string, place: string) =>
  offersIn(text, place).map(({ name, price, options }) => [
    name,
    price,
    ...options.map((option) => `${option.name} ${option.price}`),
  ])

const inBrackets = [
  [
    'Leipzig',
    'Buchbinderei. Abschlussarbeiten (Hardcover 38 €, Softcover 12 €), Mappen 20 €',
    'Softcover 12 €',
  ],
  ['Leeds', 'Bookbinder. Theses (cloth £38, paper £12), folders £20', 'paper £12'],
  ['서울', '제본공방입니다. 논문 제본(하드커버 25,000원, 소프트 8,000원), 노트 9,000원', '소프트 8,000원'],
] as const

const taking = [
  ['Leeds', 'Candle maker. Soy candles: lavender, woodsmoke, balsam. 8 oz £22, 12 oz £32', 'Soy candles'],
  [
    'Medellín',
    'Velas de soya: lavanda, vainilla, café. Vela pequeña $22.000, grande $38.000',
    'Velas de soya',
  ],
  ['Leeds', 'Baker. sourdough in plain, olive and seeded, focaccia, buns £3', 'sourdough'],
  [
    'Buenos Aires',
    'Empanadas de carne, pollo, humita y queso. Media docena $7.500',
    'Empanadas de carne, pollo, humita y queso',
  ],
] as const

const kinds = ['lavender', 'lavanda', 'olive', 'seeded', 'pollo', 'humita', 'queso']

describe('[5.generated text] kinds of one thing', () => {
  it.each(inBrackets)('that are priced in brackets are its rows, in %s: %s', (place, text, row) => {
    const [first, second] = rowsOf(text, place)
    expect(first).toContain(row)
    expect(second).toHaveLength(2)
  })

  it.each(taking)('are told with it and are no services, in %s: %s', (place, text, name) => {
    const cards = offersIn(text, place).filter(({ form }) => form === 'card')
    expect(cards.map((card) => card.name)).toContain(name)
    expect(cards.map((card) => card.name).filter((one) => kinds.includes(one))).toEqual([])
  })

  it('but a list of what is sold behind a colon is one of services', () => {
    expect(
      offersIn('Cheese stall in Leeds: brie, cheddar, stilton', 'Leeds').map(({ name }) => name),
    ).toEqual(['brie', 'cheddar', 'stilton'])
  })
})

describe('[5.answers] a price behind the last of a list', () => {
  it('is of each of them where they are alike', () => {
    expect(rowsOf('Ironing. Trousers, skirts and shorts £5, bedding £12 a bag', 'Leeds')).toEqual([
      ['Trousers', '£5'],
      ['skirts', '£5'],
      ['shorts', '£5'],
      ['bedding', '£12 a bag'],
    ])
  })

  it('is of the last alone where they may be different things', () => {
    expect(rowsOf('Salon. Colour, cut and blow dry £40', 'Leeds')).toEqual([
      ['Colour', ''],
      ['cut and blow dry', '£40'],
    ])
  })

  it('says behind itself what it is for, one after another', () => {
    expect(rowsOf('Bookbinder. Thesis £45 hard cover, £28 soft.', 'Leeds')).toEqual([
      ['Thesis', '£45', 'soft £28'],
    ])
  })
})
