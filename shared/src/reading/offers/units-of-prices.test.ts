import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string): readonly string[] =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, price }) => `${name} ${price}`)

describe('[5.answers] what a price is of stands at the price, and is no service', () => {
  it.each([
    [
      'Ely, England',
      'Cider press. Cider £3.20 a bottle, juice 85p a litre',
      ['Cider £3.20 a bottle', 'juice 85p a litre'],
    ],
    [
      'Lyon, France',
      'Centre équestre. Poney 12 € les vingt minutes, balade 35 €',
      ['Poney 12 € les vingt minutes', 'balade 35 €'],
    ],
    [
      'Bottrop, Deutschland',
      'Umzüge. Kartons 1 € das Stück, Klaviere 180 €',
      ['Kartons 1 € das Stück', 'Klaviere 180 €'],
    ],
    [
      'Asti, Italia',
      'Cantina. Barbera 8 € la bottiglia, miele 7 € il vasetto',
      ['Barbera 8 € la bottiglia', 'miele 7 € il vasetto'],
    ],
  ])('%s: %s', (place, text, cards) => {
    expect(cardsIn(place, text)).toEqual(cards)
  })

  it.each([
    [
      'Medellín, Colombia',
      'Cuido niños. día completo 60.000, medio día 35.000',
      ['día completo $60.000', 'medio día $35.000'],
    ],
    [
      'Rosario, Argentina',
      'Fletes. flete corto 18.000, flete largo 25.000',
      ['flete corto $18.000', 'flete largo $25.000'],
    ],
  ])('a bare figure in thousands is a price where money is counted so, in %s: %s', (place, text, cards) => {
    expect(cardsIn(place, text)).toEqual(cards)
  })
})
