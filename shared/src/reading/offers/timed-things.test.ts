import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, place: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })
const cardsOf = (text: string, place: string) =>
  read(text, place)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name, detail, price }) => [name, detail, price].filter((one) => one !== '').join(' | '))

describe('[5.answers] what is had at a day or time is a service', () => {
  it.each([
    [
      'Wien, Österreich',
      'Yoga. Montag 18 Uhr Hatha, Mittwoch 19:30 Yin. Einzelstunde 18 €.',
      ['Hatha | Montag 18 Uhr', 'Yin | Mittwoch 19:30', 'Einzelstunde | 18 €'],
    ],
    [
      'Oaxaca, México',
      'Platos 40 pesos, tazas 50 pesos. Los sábados doy taller de torno de 10 a 1, 450 pesos con material.',
      [
        'Platos | 40 pesos',
        'tazas | 50 pesos',
        'taller de torno | Los sábados de 10 a 1, con material | 450 pesos',
      ],
    ],
    [
      'Modena, Italia',
      'Tortellini, tagliatelle, lasagne da portar via e gnocchi il giovedì.',
      ['Tortellini', 'tagliatelle', 'lasagne | da portar via', 'gnocchi | il giovedì'],
    ],
    [
      'Husum, Deutschland',
      'Erdbestattung, Feuerbestattung, Seebestattung auf der Nordsee und Bestattung im Friedwald.',
      ['Erdbestattung', 'Feuerbestattung', 'Seebestattung | auf der Nordsee', 'Bestattung | im Friedwald'],
    ],
  ])('in %s', (place, text, cards) => {
    expect(cardsOf(text, place)).toEqual(cards)
  })

  it.each([
    ['Leeds, England', 'Curtains £40, blinds £30. Open Monday 9-5, Saturday 9-1 by appointment.'],
    [
      'Köln, Deutschland',
      'Schuhe 40 €, Taschen 30 €. Montag 9-18 Uhr geschlossen, Samstag 9-13 Uhr nur Abholung.',
    ],
    ['Nantes, France', 'Rideaux 40 €, coussins 30 €. Le lundi fermé, le samedi sur rendez-vous.'],
  ])('and when a door is open is none, in %s', (place, text) => {
    expect(cardsOf(text, place)).toHaveLength(2)
  })
})

describe('[5.answers] times behind other words', () => {
  it.each([
    ['Peckham, England', 'Zips £15. Mon-Sat 10-6 Rye Lane next to the fish shop.', ['mon', 'sat']],
    [
      'Cusco, Perú',
      'Lomo 24 soles. Atendemos de lunes a sábado de 12 a 4. Los domingos descansamos.',
      ['mon', 'sat'],
    ],
  ] as const)('are opening hours, in %s', (place, text, [first, last]) => {
    const { hours } = read(text, place).hours
    expect([hours[first], hours[last]].every((spans) => spans?.length === 1)).toBe(true)
  })
})

describe('[5.answers] what belongs to a house', () => {
  it('is no service of whoever works there', () => {
    const text =
      'I look after children in my own home with a big garden, two rabbits and a mud kitchen. £6.20 an hour.'
    expect(cardsOf(text, 'Stroud, England').join()).not.toMatch(/rabbit|kitchen/u)
  })
})
