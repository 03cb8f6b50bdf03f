import { describe, expect, it } from 'vitest'
import { weekdays } from '../../business/opening-hours.ts'
import type { Language } from '../../language/language.ts'
import { readHours } from './read-hours.ts'

const clock = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

const daily: readonly (readonly [Language, (opens: number, closes: number, later: number) => string])[] = [
  ['german', (opens, closes, later) => `Täglich ${opens} bis ${closes} Uhr, Fr/Sa bis ${later}`],
  ['english', (opens, closes, later) => `Daily ${opens}-${closes - 12}, Fri Sat til ${later}`],
  ['english', (opens, closes, later) => `Daily ${opens}am-${closes - 12}pm, Fri Sat til ${later}`],
]

describe('[5.answers] days that are open longer than the others', () => {
  it.each(daily)('in %s close after midnight beside late evenings', (language, write) => {
    for (let later = 1; later <= 4; later += 1) {
      for (const closes of [21, 22, 23]) {
        const said = write(11, closes, later)
        const expected = Object.fromEntries(
          weekdays.map((day) => {
            const last = day === 'fri' || day === 'sat' ? later : closes
            return [day, [{ opens: '11:00', closes: clock(last) }]]
          }),
        )
        const { hours } = readHours([said], language)
        // 'Daily 11-10' may be a morning: then nothing is stated.
        if (Object.keys(hours).length > 0) expect({ said, hours }).toEqual({ said, hours: expected })
      }
    }
  })

  it('are not stated where an afternoon may be meant as well', () => {
    expect(readHours(['Daily 9-9, Sat til 1'], 'english').hours).toEqual({})
  })

  it('close in the afternoon beside a working day', () => {
    expect(readHours(['Mon-Sat 9-5, Sat til 1'], 'english').hours.sat).toEqual([
      { opens: '09:00', closes: '13:00' },
    ])
  })
})

describe('[5.answers] the rest of the week', () => {
  it('has the times that stand before it', () => {
    const { hours } = readHours(['Closed Sun-Mon, open 10-5 the rest'], 'english')
    expect(hours).toMatchObject({ mon: [], tue: [{ opens: '10:00', closes: '17:00' }], sun: [] })
  })
})
