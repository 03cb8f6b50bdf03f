import { describe, expect, it, test } from 'vitest'
import { readDescription } from '../read-description.ts'
import { takeApart } from '../take-apart.ts'
import { withLikelyForms } from './likely-services.ts'

const told = [
  {
    text: 'Violin lessons in Headingley. Patient teacher, quiet room, no exams. £30 an hour.',
    services: ['Violin lessons'],
    around: ['Patient teacher', 'quiet room'],
  },
  {
    text: 'Dog grooming. Full groom £45, nail trim £10. Friendly lady, tea and biscuits, free parking.',
    services: ['Full groom', 'nail trim'],
    around: ['tea'],
  },
]

describe('[5.answers] what is told around the services', () => {
  test.each(told)('stays in its sentence, and they are cards: $text', ({ text, services, around }) => {
    const apart = takeApart(text, { name: '', place: 'Leeds', timeZone: 'Europe/London' })
    const cardsOf = (offers: typeof apart.offers) =>
      offers.filter(({ form }) => form === 'card').map(({ name }) => name)
    expect(cardsOf(apart.offers)).toEqual(expect.arrayContaining([...services, ...around]))
    const likely = cardsOf(withLikelyForms(apart))
    expect(likely).toEqual(expect.arrayContaining(services))
    expect(likely.filter((name) => around.includes(name))).toEqual([])
  })
})

it.each([
  ['pant hems $12, zippers from $20. I also make curtains, cushions.', 'Reno, NV', ['curtains', 'cushions']],
  ['Hosen kürzen 12 €. Ich nähe auch Vorhänge, Kissen.', 'Fulda', ['Vorhänge', 'Kissen']],
  ['Ourlets 12 €. Je fais aussi des rideaux, des coussins.', 'Nantes', ['rideaux', 'coussins']],
])(
  '[5.services] what somebody says that they do as well is a service of theirs: %s',
  (text, place, named) => {
    const cards = readDescription(text, { name: 'Hart', place, timeZone: '' })
      .offers.filter(({ form }) => form === 'card')
      .map(({ name }) => name.replace(/^des /, ''))
    for (const one of named) expect(cards).toContain(one)
  },
)
