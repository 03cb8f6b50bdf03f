import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsOf = (text: string, timeZone: string) =>
  readDescription(text, { name: 'A', place: '', timeZone })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, price }) => (price === '' ? name : `${name} | ${price}`))

describe('[5.answers] the name of a service', () => {
  it.each([
    [
      'Clases de preparación al parto, lactancia.',
      'Europe/Madrid',
      ['Clases de preparación al parto', 'lactancia'],
    ],
    [
      'Pose de poêle à granulés, ramonage, tubage.',
      'Europe/Paris',
      ['Pose de poêle à granulés', 'ramonage', 'tubage'],
    ],
    ['Corso di cucito, corso di cucina.', 'Europe/Rome', ['Corso di cucito', 'corso di cucina']],
    [
      'Horse-drawn café parked by the pier, €9 per person. Hire €90.',
      'Europe/Dublin',
      ['Horse-drawn café | €9 per person', 'Hire | €90'],
    ],
    ['Costruisco e riparo mandolini, liuti e cetre.', 'Europe/Rome', ['mandolini', 'liuti', 'cetre']],
    [
      'Walling. Garden walls £90, also run winter courses, £80 per day.',
      'Europe/London',
      ['Garden walls | £90', 'winter courses | £80 per day'],
    ],
  ])('is whole, and begins with no verb that only leads to it: %s', (text, timeZone, cards) => {
    expect(cardsOf(text, timeZone)).toEqual([...cards])
  })

  it.each([
    [
      'Cushions, curtains made to measure. Curtains from £70 a pair.',
      'Europe/London',
      ['Cushions', 'curtains made to measure | from £70 a pair'],
    ],
    [
      'Cess pit emptying, drain jetting. Pit emptying from £150.',
      'Europe/London',
      ['Cess pit emptying | from £150', 'drain jetting'],
    ],
    [
      'Hedge cutting, tree planting. Hedge cutting £30.',
      'Europe/London',
      ['Hedge cutting | £30', 'tree planting'],
    ],
    ['Lawn mowing, weeding. Lawn mow £20.', 'Europe/London', ['Lawn mowing | £20', 'weeding']],
    [
      'Riparazione di biciclette, vendita usato. Riparazione 25 €.',
      'Europe/Rome',
      ['Riparazione di biciclette | 25 €', 'vendita usato'],
    ],
    [
      'Reparación de relojes, pilas. Reparación 25 €.',
      'Europe/Madrid',
      ['Reparación de relojes | 25 €', 'pilas'],
    ],
  ])('that is said again with its price has one card: %s', (text, timeZone, cards) => {
    expect(cardsOf(text, timeZone)).toEqual([...cards])
  })

  it.each([
    ['Roof cleaning, patio cleaning. Cleaning from £80.', 'Europe/London', 'Roof cleaning | from £80'],
    ['Vegan cakes, biscuits. Cakes £20.', 'Europe/London', 'Vegan cakes | £20'],
    [
      'Reparación de relojes, reparación de joyas. Reparación 25 €.',
      'Europe/Madrid',
      'Reparación de relojes | 25 €',
    ],
  ])('has no price of which nobody knows whether it is its own: %s', (text, timeZone, wrong) => {
    expect(cardsOf(text, timeZone)).not.toContain(wrong)
  })

  it.each([
    [
      'Drain jetting, tank surveys and soakaway installation for homes and farms.',
      'Europe/London',
      ['Drain jetting', 'tank surveys', 'soakaway installation'],
    ],
    [
      'Lactancia, masaje infantil y recuperación de suelo pélvico',
      'Europe/Madrid',
      ['Lactancia', 'masaje infantil', 'recuperación de suelo pélvico'],
    ],
  ])('holds one service of the two that end a list: %s', (text, timeZone, cards) => {
    expect(cardsOf(text, timeZone)).toEqual([...cards])
  })
})
