import { describe, expect, it } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

const pageOf = (businessName: string, businessActivities: string, businessLocation: string): string => {
  const made = draftOf({ businessName, businessActivities, businessLocation })
  if (!made.ok) throw new Error(made.problem.text)
  return JSON.stringify(made.value.sections).toLowerCase()
}

// All that an owner says is a few words, and each of them is on the page.
const short = [
  ['Freiburg', 'Baumpflege. Baumfällung, Kronensicherung.', ['baumfällung', 'kronensicherung']],
  ['Kassel', 'Korbflechterei. Körbe, Wiegen.', ['körbe', 'wiegen']],
  ['Sevilla', 'Floristería. Ramos, coronas.', ['ramos', 'coronas']],
  ['Sevilla', 'Limpieza de casas, portales y garajes', ['limpieza de casas', 'portales', 'garajes']],
  ['Perugia', 'Perizie grafiche. Aperto lunedì 9-13.', ['perizie grafiche']],
  ['Lyon', 'Vannerie. Paniers, corbeilles.', ['paniers', 'corbeilles']],
  ['Leeds', 'Dream readings. Open Monday 9-5.', ['dream readings']],
  [
    'Leeds',
    'Dog grooming, nail clipping, hand stripping',
    ['dog grooming', 'nail clipping', 'hand stripping'],
  ],
  ['Leeds', 'Since 1998: gates, railings, grilles', ['1998', 'gates', 'railings', 'grilles']],
  [
    'Leeds',
    'Honey and candles. Find us at Totnes market first Friday of the month 9-1',
    ['totnes market', 'first friday'],
  ],
  ['Brecon', 'Farrier. Trims £35. ring after 6pm 07700 900321', ['ring after 6pm']],
  ['Hawes', 'Dry stone walling: gaps, field walls, stiles & cheek ends', ['cheek ends']],
  ['Leeds', 'Cakes to order. Insta @flourandfern', ['@flourandfern']],
] as const

// Names of which each has another seed: what is said is said whatever the chance.
const names = ['Hart', 'Sol', 'Quayside', 'Moss & Co']

const rows = short.flatMap(([place, text, words]) => names.map((name) => ({ text, name, place, words })))

describe('[5.answers] a short description', () => {
  it.each(rows)('is on its page: $text $name', ({ text, name, place, words }) => {
    const page = pageOf(name, text, place)
    expect(words.filter((word) => !page.includes(word))).toEqual([])
  })
})
