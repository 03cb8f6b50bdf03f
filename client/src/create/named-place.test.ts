import { expect, test } from 'vitest'
import { namedPlace } from './named-place.ts'

test.each([
  ['I fix leaks and boilers in Leeds', 'Leeds'],
  ['Plumber in Leeds. We come on the day.', 'Leeds'],
  ['Hedges and lawns around Stoke-on-Trent, Monday to Friday.', 'Stoke-on-Trent'],
  ['Repairs near Temple Meads, punctures while you wait', 'Temple Meads'],
  ['A coffee shop in Newcastle upon Tyne with our own roast', 'Newcastle upon Tyne'],
  ['Boulangerie in Köln', 'Köln'],
  ['Bike repair in Portland, Oregon and beyond', 'Portland'],
  ['Photographe de mariage à Lyon, deux studios', 'Lyon'],
  ['Clases de guitarra en Madrid para adultos', 'Madrid'],
])('[4.create] “%s” is at work in %s', (description, place) => {
  expect(namedPlace(description)).toBe(place)
})

test.each([
  'Lessons in French for adults, in March and in Summer',
  'A dentist who is trained in Botox and specialises in Invisalign',
  'Open in the evening, in English',
  'Wir bauen Möbel in Eiche und Esche',
  'We fix leaks',
  'Cours de chant en Français',
  '',
])('[4.create] “%s” names no place', (description) => {
  expect(namedPlace(description)).toBe('')
})
