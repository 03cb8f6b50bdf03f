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
