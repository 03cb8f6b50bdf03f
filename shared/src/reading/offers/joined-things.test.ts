import { expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

it.each([
  ['Gutters cleared, tiles and slates replaced. Surveys £60.', 'Europe/London', 'tiles and slates replaced'],
  ['Sails washed, decks caulked and recaulked. Surveys £60.', 'Europe/London', 'decks caulked and recaulked'],
  [
    'Sirops, confitures, sorbets de cassis et de pêche. Panier 12 €.',
    'Europe/Paris',
    'sorbets de cassis et de pêche',
  ],
])('[5.answers] what is done to both, or of both, is one card: %s', (text, timeZone, card) => {
  const { offers } = readDescription(text, { name: 'A', place: '', timeZone })
  expect(offers.filter(({ form }) => form === 'card').map(({ name }) => name)).toContain(card)
})
