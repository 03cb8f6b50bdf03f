import { expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const cardsOf = (text: string, place: string): readonly string[] =>
  readDescription(text, { name: 'Hart', place, timeZone: '' })
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const languages = {
  english: {
    works: ['picture framing', 'mirror restoration', 'dog walking', 'puppy visits', 'chair repairs'],
    and: 'and',
    where: ['', ' in Bath', ' near Bath'],
    place: 'Bath, England',
  },
  german: {
    works: ['Klavierstimmung', 'Reparaturen', 'Gartenpflege', 'Imkerkurse'],
    and: 'und',
    where: ['', ' in Fulda', ' rund um Fulda'],
    place: 'Fulda',
  },
  french: {
    works: ['Restauration de cadres', 'dorure', 'cours de couture', 'réparation de vélos'],
    and: 'et',
    where: ['', ' à Nantes'],
    place: 'Nantes',
  },
  spanish: {
    works: ['reparación de relojes', 'clases de bordado', 'alquiler de bicicletas'],
    and: 'y',
    where: ['', ' en Valencia'],
    place: 'Valencia',
  },
  italian: {
    works: ['restauro di mobili', 'lezioni di cucito', 'noleggio di biciclette'],
    and: 'e',
    where: ['', ' a Modena'],
    place: 'Modena',
  },
} as const

const small = (names: readonly string[]): readonly string[] => names.map((name) => name.toLowerCase())

it.each(Object.entries(languages))(
  '[5.services] two things that are done, with which a description opens, are two services: %s',
  (_, { works, and, where, place }) => {
    for (const first of works)
      for (const second of works)
        for (const there of where) {
          if (first === second) continue
          const text = `${first} ${and} ${second}${there}.`
          expect([text, small(cardsOf(text, place))]).toEqual([text, small([first, second])])
        }
  },
)

it('[5.services] two things that are done stay one where the price of both stands behind them', () => {
  expect(cardsOf('Piano tuning and repairs. £75 a visit.', 'Leeds, England')).toEqual([
    'Piano tuning and repairs',
  ])
})

it.each([
  ...['Plumbing and heating in Leeds.', 'Bakery and café in Leeds.', 'Bed and breakfast in Leeds.'],
  ...['Landscape gardener and tree surgeon in Leeds.', 'Arts and crafts in Leeds.', 'Dog walking in Leeds.'],
])('[5.services] %s says what somebody is, and lists nothing', (text) => {
  expect(cardsOf(text, 'Leeds, England')).toEqual([])
})
