import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, timeZone: string) => readDescription(text, { name: 'A', place: '', timeZone })
const cardsOf = (text: string, timeZone: string): readonly string[] =>
  read(text, timeZone)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

describe('[5.answers] where and with whom somebody works', () => {
  it.each([
    [
      'Hedges cut £40, lawns mown £25. All of Wiltshire and a bit of Dorset.',
      'Europe/London',
      ['Hedges cut', 'lawns mown'],
    ],
    [
      'Instalamos rejas, puertas y cierres en Lorca, Puerto Lumbreras y Totana. Reja sencilla 90 €.',
      'Europe/Madrid',
      ['rejas', 'puertas', 'cierres', 'Reja sencilla'],
    ],
    [
      'Clases de dibujo en Burgos, Pilates y Zumba. Mes 40 €.',
      'Europe/Madrid',
      expect.arrayContaining(['Pilates', 'Zumba']),
    ],
  ])('no town or area is a card: %s', (text, timeZone, cards) => {
    expect(cardsOf(text, timeZone)).toEqual(cards)
  })

  it('what somebody works on with people has cards, and the people have none', () => {
    const text = 'I am a counselor working with couples and adults on anger, loss and burnout. Sessions $110.'
    expect(cardsOf(text, 'America/New_York')).toEqual(['anger', 'loss', 'burnout'])
  })

  it('says nothing of who writes: only a greeting', () => {
    const { clauses } = read('Meg here. Chairs caned £60, stools £30.', 'Europe/London')
    expect(clauses[0]).toEqual({ label: 'unused', text: 'Meg here' })
  })
})
