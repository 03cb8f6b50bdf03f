import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const read = (text: string, place: string) => readDescription(text, { name: 'Hart', place, timeZone: '' })
const cardsIn = (text: string, place: string): readonly string[] =>
  read(text, place)
    .offers.filter(({ form }) => form === 'card')
    .map(({ name }) => name)

const works = {
  and: {
    place: 'Leeds, England',
    joint: 'and',
    names: [
      'Yoga classes',
      'sports massage',
      'dog walking',
      'boiler repairs',
      'curtain making',
      'sash window repairs',
    ],
    tails: ['', ' in Leeds', ' for landlords', ' across Kent'],
  },
  und: {
    place: 'Köln, Deutschland',
    joint: 'und',
    names: ['Wohnungsreinigung', 'Fensterreinigung', 'Klavierunterricht', 'Gartenpflege'],
    tails: ['', ' in Köln'],
  },
  y: {
    place: 'Sevilla, España',
    joint: 'y',
    names: ['clases de piano', 'clases de canto', 'alquiler de bicicletas', 'limpieza de cristales'],
    tails: ['', ' en Sevilla'],
  },
} as const

const pairs = Object.values(works).flatMap(({ place, joint, names, tails }) =>
  names.flatMap((first) =>
    names
      .filter((second) => second !== first)
      .flatMap((second) =>
        tails.map((tail) => ({ said: `${first} ${joint} ${second}${tail}`, place, both: [first, second] })),
      ),
  ),
)

describe('[5.answers] two things that one sentence says are done', () => {
  it.each(pairs)('$said: each is a service of its own', ({ said, place, both }) => {
    const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase())
    expect(lower(cardsIn(`${said}.`, place))).toEqual(lower(both))
  })

  it('are two where the first tells whom it is for', () => {
    expect(cardsIn('Yoga classes for beginners and sports massage.', 'Leeds, England')).toEqual([
      'Yoga classes',
      'sports massage',
    ])
  })

  it('are two kinds of the same', () => {
    expect(cardsIn('Handmade wedding cakes and celebration cakes.', 'Leeds, England')).toEqual([
      'Handmade wedding cakes',
      'celebration cakes',
    ])
  })

  it('are no places', () => {
    const { clauses } = read('Dog walking and cat sitting in Hove.', 'Leeds, England')
    expect(clauses.at(-1)).toEqual({ label: 'place', text: 'in Hove' })
  })

  it.each(['Maths', 'English', 'Latin', 'August'])(
    'are no places where they are taught in: %s',
    (subject) => {
      const { clauses, reach } = read(`Private tuition and exam preparation in ${subject}.`, 'Leeds, England')
      expect(clauses.map(({ label }) => label)).not.toContain('place')
      expect(JSON.stringify(reach)).not.toContain(subject)
    },
  )

  it.each(['Plumbing and heating in Hull.', 'Painting and decorating.', 'We teach children and adults.'])(
    '%s is one trade, and cut by nobody',
    (text) => {
      expect(cardsIn(text, 'Hull, England').length).toBeLessThan(2)
    },
  )
})
