import { describe, expect, it } from 'vitest'
import { guessLocation } from './location-guess.ts'

describe('[2.about] the location is guessed from the time zone', () => {
  it.each([
    ['Europe/London', 'London, United Kingdom'],
    ['Asia/Tokyo', 'Tokyo, Japan'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina'],
    ['UTC', ''],
    ['Not/AZone', ''],
  ])('%s: %j', async (timeZone, place) => expect(await guessLocation(timeZone)).toBe(place))
})
