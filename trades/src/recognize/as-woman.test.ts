import type { Language } from '@shingle/shared/language/language.ts'
import { expect, it } from 'vitest'
import { calledAsWoman } from './as-woman.ts'

const cases: readonly (readonly [Language, string, string, string, string])[] = [
  ['spanish', 'Tapicero', 'La Silla Coja', 'Soy tapicera', 'tapicera'],
  ['spanish', 'Cerrajero', 'Cerrajera Nuria', 'Apertura de puertas', 'cerrajera'],
  ['spanish', 'Traductor', 'Ana Ruiz', 'Como traductora trabajo en tres lenguas', 'traductora'],
  ['spanish', 'Mecánico', 'Taller de mecánica', 'Cambios de aceite', ''],
  ['french', 'Potier', 'Atelier de Solène', 'Potière à Vallauris depuis 2011', 'potière'],
  ['french', 'Restaurateur d’art', 'Lise Roy', 'Je suis restauratrice', 'restauratrice d’art'],
  ['french', 'Coiffeur', 'Chez Nadia', 'Votre coiffeuse à domicile', 'coiffeuse'],
  ['french', 'Ébéniste', 'Claire Moreau', 'Je suis ébéniste', ''],
  ['italian', 'Rilegatore', 'La Piega', 'Sono rilegatrice', 'rilegatrice'],
  ['italian', 'Tappezziere', 'Ada', 'Sono una tappezziera', 'tappezziera'],
  ['german', 'Hufschmied', 'Jana Voss', 'Ich bin Hufschmiedin', 'hufschmiedin'],
  ['german', 'Fotograf', 'Mia Lenz Fotografin', 'Hochzeiten', 'fotografin'],
  ['german', 'Fotograf', 'Lenz', 'Wir suchen keine Fotografin für den Verein', ''],
  ['english', 'Potter', 'Clay', 'I am a potter', ''],
]

it.each(cases)('[2.industries] in %s, %s of %s: %s', (...[language, name, own, clause, called]) => {
  expect(calledAsWoman(name, { name: own, clauses: [clause] }, language)).toBe(called)
})

const ends = [
  'sarto',
  'tappezziere',
  'ciaspolate',
  'tapicero',
  'afinador',
  'potier',
  'coiffeur',
  'Schneider',
  'Fotograf',
]
const women = [
  'sarta',
  'tappezziera',
  'ciaspolata',
  'tapicera',
  'afinadora',
  'potière',
  'coiffeuse',
  'Schneiderin',
  'Fotografin',
]
const languages = [
  'italian',
  'italian',
  'italian',
  'spanish',
  'spanish',
  'french',
  'french',
  'german',
  'german',
] as const

it.each(languages.map((language, at) => [language, ends[at] ?? '', women[at] ?? ''] as const))(
  '[2.industries] in %s, what has a price is nobody who is called so: %s, %s',
  (language, name, woman) => {
    for (const row of [`${woman} 35 €`, `${woman} notturna 35 €`, `Due ore, ${woman} 1.100 €`])
      expect(calledAsWoman(name, { name: 'Ada', clauses: ['Ada', row] }, language)).toBe('')
  },
)

it.each(['ciaspolate', 'escursioni', 'potature', 'colazioni', 'tessiture'])(
  '[2.industries] nobody is called after things: %s',
  (things) => {
    const one = things.replace(/[ei]$/u, 'a')
    expect(calledAsWoman(things, { name: 'Ada', clauses: [`${one} con cena`] }, 'italian')).toBe('')
  },
)
