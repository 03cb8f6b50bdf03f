import type { Language } from '@shingle/shared/language/language.ts'
import { expect, test } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

const placesOf = (businessActivities: string, guessedLocation: string, language: Language) => {
  const answers = { businessName: 'Vell', businessActivities, businessLocation: '', guessedLocation }
  const draft = draftOf({ ...answers, timeZone: '', language })
  const { location, guessedLocation: guess } = draft.ok
    ? draft.value.business
    : { location: undefined, guessedLocation: undefined }
  return { location, guess }
}

const written: readonly (readonly [
  Language,
  readonly string[],
  (trade: string, town: string) => string,
  readonly string[],
])[] = [
  [
    'english',
    ['Totnes', 'Ambleforth', 'Chipping Vell'],
    (trade, town) => `${trade} in ${town}: open Wed to Sat 8am-2pm`,
    ['Sourdough bakery', 'Plumber', 'Florist', 'Family butcher', 'Dog groomer'],
  ],
  [
    'german',
    ['Ambleheim', 'Vellstadt'],
    (trade, town) => `${trade} in ${town}. Mo bis Fr 9-17 Uhr`,
    ['Bäckerei', 'Metzgerei', 'Florist'],
  ],
  [
    'french',
    ['Ambleville', 'Saint-Vell'],
    (trade, town) => `${trade} à ${town}. Ouvert du lundi au vendredi`,
    ['Boulangerie', 'Plombier', 'Fleuriste'],
  ],
  [
    'spanish',
    ['Amblera', 'Vellares'],
    (trade, town) => `${trade} en ${town}. Abierto de lunes a viernes`,
    ['Panadería', 'Fontanero', 'Floristería'],
  ],
  [
    'italian',
    ['Amblera', 'Vellano'],
    (trade, town) => `${trade} a ${town}. Aperto da lunedì a venerdì`,
    ['Panificio', 'Idraulico', 'Fioraio'],
  ],
]

test.each(
  written.flatMap(([language, towns, say, trades]) =>
    trades.flatMap((trade) => towns.map((town) => [language, say(trade, town), town] as const)),
  ),
)(
  '[1.location] in %s a town that nobody knows is the owner’s where they say it of the business: “%s”',
  (language, about, town) => expect(placesOf(about, town, language)).toEqual({ location: town, guess: '' }),
)

const doubtful: readonly (readonly [Language, string, string])[] = [
  ['english', 'Bookkeeping in Xero', 'Xero'],
  ['english', 'Piano lessons in Suzuki', 'Suzuki'],
  ['english', 'Plumber in Leeds. Also in York.', 'Leeds'],
  ['english', 'Kitchens in Oak, made in a workshop', 'Oak'],
  ['french', 'Cours de yoga en Ligne', 'Ligne'],
  ['spanish', 'Clases de piano en Casa', 'Casa'],
  // What the clock says and nobody wrote.
  ['english', 'Sourdough bakery: loaves and buns', 'London'],
]
test.each(doubtful)('[1.location] in %s what may be no place stays a guess: “%s”', (language, about, guess) =>
  expect(placesOf(`${about}. We are glad to help you.`, guess, language)).toMatchObject({ location: '' }),
)

test('[1.location] a bakery is where its owner says, whatever it offers beside', () => {
  const about = 'Sourdough bakery in Totnes: loaves £4.50, buns £2.20, open Wed to Sat 8am-2pm'
  expect(placesOf(about, 'Totnes', 'english')).toEqual({ location: 'Totnes', guess: '' })
})
