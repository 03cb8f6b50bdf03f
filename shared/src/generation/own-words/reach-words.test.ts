import { describe, expect, it } from 'vitest'
import { readDescription } from '../../reading/read-description.ts'
import { ownWordsOf } from './own-words-of.ts'

const wordsOf = (text: string, timeZone: string): readonly string[] =>
  ownWordsOf(readDescription(text, { name: 'A', place: '', timeZone })).hoursWords

const said = [
  ['Farrier. Trims £35. ring after 6pm 07700 900321', 'Europe/London', 'Ring after 6pm.'],
  ['Hedges cut. ring Declan 085 555 0123', 'Europe/Dublin', 'Ring Declan.'],
  ['Hufpflege. Ausschneiden 35 €. Anrufen nach 18 Uhr 0151 55501867', 'Europe/Berlin', '18 Uhr'],
  ['Ramonage. Poêle 60 €. Appeler le soir au 06 12 34 56 78', 'Europe/Paris', 'soir'],
  ['Afilador. Tijeras 5 €. Llamar por la tarde al 612 345 678', 'Europe/Madrid', 'tarde'],
  ['Spurghi. Uscita 80 €. Chiamare la sera al 347 555 0119', 'Europe/Rome', 'sera'],
  [
    'Honey and candles. Find us at Totnes market first Friday of the month 9-1',
    'Europe/London',
    'Totnes market',
  ],
  ['Cakes. Follow me on Insta @flourandfern', 'Europe/London', '@flourandfern'],
  ['Plumber. Taps £40. Tel 0113 496 0123, mobile 07700 900321', 'Europe/London', '07700 900321'],
] as const

describe('[5.answers] what is said of how to reach a business', () => {
  it.each(said)('stands where people ask, as its owner wrote it: %s', (text, timeZone, words) => {
    expect(wordsOf(text, timeZone).filter((one) => one.includes(words))).toHaveLength(1)
  })

  it.each([
    ['Farrier. Trims £35. Call or text me on 07700 900321', 'Europe/London'],
    ['Hufpflege. Ausschneiden 35 €. Anrufen unter 0151 55501867', 'Europe/Berlin'],
    ['Ramonage. Poêle 60 €. Tél : 06 12 34 56 78', 'Europe/Paris'],
    ['Afilador. Tijeras 5 €. Llamar al 612 345 678', 'Europe/Madrid'],
    ['Spurghi. Uscita 80 €. Tel. 347 555 0119', 'Europe/Rome'],
  ])('is nothing where it only leads to the number that the page shows: %s', (text, timeZone) => {
    expect(wordsOf(text, timeZone)).toEqual([])
  })
})
