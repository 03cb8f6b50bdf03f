import { describe, expect, it } from 'vitest'
import { readDescription } from '../read-description.ts'

const reachIn = (place: string, text: string) =>
  readDescription(text, { name: '', place, timeZone: '' }).reach

describe('[6.reading] the area of a business', () => {
  it.each([
    ['Stroud, England', 'saw doctor based in stroud. chisels £3.', ''],
    ['Stroud, England', 'Saw doctor. Based in Dursley. Chisels £3.', 'Dursley'],
    ['Stroud, England', 'Plumber based in Stroud covering Nailsworth and Dursley.', 'Nailsworth and Dursley'],
    [
      'Norwich, England',
      'Puppets £90. Based in Norwich, we travel anywhere in the UK.',
      'anywhere in the UK',
    ],
    [
      'Totnes, England',
      'Doula. I sit with the dying, and with the families around them. Within 25 miles of Totnes.',
      'Within 25 miles of Totnes',
    ],
    [
      'Hexham, England',
      'Trims £30. I cover Hexham, Corbridge and Haltwhistle.',
      'Hexham, Corbridge and Haltwhistle',
    ],
    ['Totnes, England', 'Fences £90. Around Totnes and Dartmouth.', 'Around Totnes and Dartmouth'],
  ])('%s: %s', (place, text, area) => {
    expect(reachIn(place, text).area).toBe(area)
  })
})

describe('[6.reading] a phone without a word before it', () => {
  it.each([
    [
      'Quimper, France',
      'Ramonage. Du lundi au vendredi 8h-18h, samedi matin. 06 39 98 12 34',
      '06 39 98 12 34',
    ],
    ['Quimper, France', 'Ramonage.\n06 39 98 12 34\nQuimper', '06 39 98 12 34'],
    ['Leeds, England', 'Curtains £90. Ask for Maureen 07700 900321', '07700 900321'],
    ['Leeds, England', 'Curtains £90. 07700 900321.', '07700 900321'],
  ])('%s: %s', (place, text, phone) => {
    expect(reachIn(place, text).phones).toEqual([phone])
  })

  it.each([
    ['Quimper, France', 'Ramonage. 06 39 98 12 34 56'],
    ['Quimper, France', 'Lot 06 39 98 12 34 en stock.'],
    ['Leeds, England', 'Curtains £90. 1962. 2026.'],
  ])('%s: %s is none', (place, text) => {
    expect(reachIn(place, text).phones).toEqual([])
  })
})
