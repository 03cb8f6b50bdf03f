import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../chance/seeded-random.ts'
import { languages } from '../../language/language.ts'
import { readHours } from './read-hours.ts'
import { writeHours } from './write-hours.testing.ts'

const weeks = 300

describe('[5.answers] a week of hours, written in any of the ways of a language', () => {
  it.each(languages)('is read back in %s, and never as another week', (language) => {
    const read = Array.from({ length: weeks }, (_, seed) => {
      const { text, hours } = writeHours(seededRandom(`${language} ${seed}`), language)
      const stated = Object.entries(readHours([text], language).hours).filter(([, spans]) => spans.length > 0)
      if (stated.length > 0) expect({ text, hours: Object.fromEntries(stated) }).toEqual({ text, hours })
      return stated.length > 0
    })
    expect(read.filter((isRead) => isRead).length).toBeGreaterThanOrEqual(weeks * 0.98)
  })
})
