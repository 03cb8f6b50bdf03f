import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsOf = (text: string, place: string) =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] things in a sentence of what its owner does are services', () => {
  it.each([
    [
      'Bad Tölz, Deutschland',
      'Ich baue Küchen und Haustüren aus Massivholz und richte alte Bauernmöbel wieder her. Furnier ja.',
      ['Küchen und Haustüren', 'alte Bauernmöbel'],
    ],
    [
      'Bath, England',
      'I tune uprights (£75) and grands (£90), mend sticking keys and broken strings.',
      ['uprights', 'grands', 'mend sticking keys and broken strings'],
    ],
    ['Nantes, France', 'Je refais fauteuils, chaises, canapés 300 €.', ['fauteuils', 'chaises', 'canapés']],
  ])('in %s', (place, text, cards) => {
    expect(cardsOf(text, place)).toEqual(cards)
  })
})
