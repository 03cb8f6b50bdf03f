import { type OpeningHours, type SpecialDay, weekdays } from '@shingle/shared/business/opening-hours.ts'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { describe, expect, it, test } from 'vitest'
import { dateOf, saidOfToday, timesWords, todayWords, usualToday, withToday } from './today.ts'

const maximum = 20
const thursday = new Date(2026, 10, 26, 12, 30)
const nineToSix = [{ opens: '09:00', closes: '18:00' }]
const week: OpeningHours = { mon: nineToSix, thu: nineToSix, sun: [] }

/** A day of 2026, by chance, before or after Thursday. */
const anyDay = (random: ReturnType<typeof seededRandom>): SpecialDay => ({
  date: dateOf(new Date(2026, random.below(12), 1 + random.below(28), 12)),
  spans: random.pick([[], nineToSix]),
  note: random.pick(['', 'Fair']),
})

describe('[ruling 12] today alone', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('is said and taken back, and every other day stays (%i)', (seed) => {
    const random = seededRandom(`today ${seed}`)
    const before = Array.from({ length: random.below(maximum) }, () => anyDay(random)).filter(
      ({ date }) => date !== dateOf(thursday),
    )
    const closed = withToday(before, { now: thursday, spans: [], maximum })
    expect(closed && saidOfToday(closed, thursday)?.spans).toEqual([])
    const later = closed && withToday(closed, { now: thursday, spans: nineToSix, maximum })
    expect(later && saidOfToday(later, thursday)?.spans).toEqual(nineToSix)
    expect(later?.length).toBe(before.length + 1)
    expect(later && withToday(later, { now: thursday, spans: null, maximum })).toEqual(before)
  })

  test.each([1, 2, 3, 4])(
    'takes the room of a day that is over, and of none that is to come (%i)',
    (seed) => {
      const random = seededRandom(`full ${seed}`)
      const full = Array.from({ length: maximum }, () => anyDay(random)).filter(
        ({ date }) => date !== dateOf(thursday),
      )
      const room = full.length
      const isOver = ({ date }: SpecialDay) => date < dateOf(thursday)
      const said = withToday(full, { now: thursday, spans: [], maximum: room })
      if (full.some(isOver))
        expect(said?.filter((day) => !isOver(day)).length).toBe(full.filter((day) => !isOver(day)).length + 1)
      const toCome = full.filter((day) => !isOver(day))
      expect(withToday(toCome, { now: thursday, spans: [], maximum: toCome.length })).toBeNull()
    },
  )

  it.each(weekdays.map((day, at) => [day, at] as const))('is the %s of the week', (day, at) => {
    const now = new Date(2026, 10, 23 + at, 12)
    expect(usualToday({ [day]: nineToSix }, now)).toEqual(nineToSix)
    for (const other of weekdays.filter((name) => name !== day))
      expect(usualToday({ [other]: nineToSix }, now)).toBeUndefined()
  })

  it.each([
    [8, 59, 'Opens today at 09:00'],
    [9, 0, 'Open today until 18:00'],
    [17, 59, 'Open today until 18:00'],
    [18, 0, 'Was open today until 18:00'],
  ])('at %i:%i it says: %s', (hour, minute, words) => {
    const now = new Date(2026, 10, 26, hour, minute)
    expect(todayWords({ hours: week, specialDays: [] }, now)).toBe(words)
    const closed = [{ date: dateOf(now), spans: [], note: '' }]
    expect(todayWords({ hours: week, specialDays: closed }, now)).toBe('Closed today')
  })

  it('says of hours past midnight when they end, of a day round the clock that it is, and where nothing is said', () => {
    const night = { thu: [{ opens: '20:00', closes: '02:00' }] }
    expect(todayWords({ hours: night, specialDays: [] }, new Date(2026, 10, 26, 23))).toBe(
      'Open today until 02:00',
    )
    const always = { thu: [{ opens: '00:00', closes: '00:00' }] }
    expect(todayWords({ hours: always, specialDays: [] }, thursday)).toBe('Open all day today')
    expect(todayWords({ hours: {}, specialDays: [] }, thursday)).toBe('Say when you are open')
    expect(todayWords({ hours: { mon: nineToSix }, specialDays: [] }, thursday)).toBe(
      'Closed today? Not said yet',
    )
  })
})

describe('[ruling 12] the times of a day in one line', () => {
  it('are broken between two spans alone', () =>
    expect(timesWords([...nineToSix, ...nineToSix]).split(' ')).toHaveLength(2))
  it.each([
    [nineToSix, '9:00 – 18:00'],
    [[...nineToSix, { opens: '20:00', closes: '02:00' }], '9:00 – 18:00, 20:00 – 2:00'],
    [[{ opens: '00:00', closes: '00:00' }], 'all day'],
    [[], 'closed'],
    [undefined, 'nothing said'],
  ])('%j', (spans, words) => expect(timesWords(spans).replaceAll('\u00a0', ' ')).toBe(words))
})
