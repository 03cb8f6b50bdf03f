import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsIn = (place: string, text: string): readonly string[] =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, price, options }) =>
      [`${name} ${price}`, ...options.map((option) => `+ ${option.name} ${option.price}`)].join(' '),
    )

describe('[5.answers] sizes behind a colon are rows of what stands before it', () => {
  it.each([
    [
      'Ely, England',
      'Dog groomer. Full groom: small dogs £28, medium £35, large £48. Nails £6',
      ['Full groom  + small dogs £28 + medium £35 + large £48', 'Nails £6'],
    ],
    [
      'Ulm, Deutschland',
      'Hundesalon. Waschen und Schneiden: kleine Hunde 28 €, mittlere 35 €, große 48 €. Krallen 6 €',
      ['Waschen und Schneiden  + kleine Hunde 28 € + mittlere 35 € + große 48 €', 'Krallen 6 €'],
    ],
    [
      'Alicante, España',
      'Peluquería canina. Baño y corte: perros pequeños 28€, medianos 35€, grandes 48€. Uñas 6€',
      ['Baño y corte  + perros pequeños 28€ + medianos 35€ + grandes 48€', 'Uñas 6€'],
    ],
  ])('%s: %s', (place, text, cards) => {
    expect(cardsIn(place, text)).toEqual(cards)
  })

  it.each([
    [
      'Dog groomer. Prices: small dogs £28, medium £35, large £48.',
      'small dogs £28 + medium £35 + large £48',
    ],
    ['Taxi. Airport runs: Stansted £60, Luton £75, Heathrow £95', 'Stansted £60'],
  ])('and things are things, and no heading over prices is one: %s', (text, card) => {
    expect(cardsIn('Ely, England', text)).toContain(card)
  })
})
