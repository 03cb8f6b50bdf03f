import { expect, it } from 'vitest'
import { placeInto } from './place-blank.ts'

it.each([
  ['Fleuriste à {place}', 'Le Havre', 'Fleuriste au Havre'],
  ['{name}, à {place} : devis', 'Les Herbiers', '{name}, aux Herbiers : devis'],
  ['Les rues de {place}', 'Le Mans', 'Les rues du Mans'],
  ['Autour de {place}', 'les Ulis', 'Autour des Ulis'],
  ['À {place} depuis toujours', 'Le Puy-en-Velay', 'Au Puy-en-Velay depuis toujours'],
  ['Jusqu’à {place}', 'Le Touquet', 'Jusqu’au Touquet'],
  ['{name}, {place}.', 'Le Havre', '{name}, {place}.'],
  ['Fleuriste à {place}', 'La Rochelle', 'Fleuriste à {place}'],
  ['Fleuriste à {place}', 'L’Haÿ-les-Roses', 'Fleuriste à {place}'],
  ['Fleuriste à {place}', 'Lescar', 'Fleuriste à {place}'],
  ['Fleuriste à {place}', 'Villeneuve-lès-Avignon', 'Fleuriste à {place}'],
])('[7.headline] in French "%s" of %s is "%s"', (template, place, said) => {
  expect(placeInto(template, { place, language: 'french' })).toBe(said)
})

it.each(['english', 'german', 'spanish', 'italian'] as const)(
  '[7.headline] in %s a place stays as it is',
  (language) => {
    expect(placeInto('de {place}, à {place}', { place: 'Le Havre', language })).toBe('de {place}, à {place}')
  },
)
