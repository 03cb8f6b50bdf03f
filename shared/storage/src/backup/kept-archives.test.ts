import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { describe, expect, test } from 'vitest'
import { archiveKind, archiveTime, newArchiveName } from './archives.ts'
import { archiveKeptMs, keptArchives, type ListedArchive } from './kept-archives.ts'
import { lastHour, lastNight } from './nights-and-hours.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

/** What a worker writes next, or somebody by hand: each kind goes on from the last of its own or of a larger one. */
const next = (archives: readonly ListedArchive[], now: Date, random: SeededRandom): ListedArchive => {
  const names = archives.map(({ name }) => name)
  const full = names.findLast((name) => archiveKind(name) === 'full')
  const ofHour = names.findLast((name) => archiveKind(name) !== 'more')
  const isFull = full === undefined || archiveTime(full) < lastNight(now) || random.chance(0.002)
  if (isFull) return { name: newArchiveName('full', now, names), after: null }
  if (ofHour === undefined || archiveTime(ofHour) < lastHour(now))
    return { name: newArchiveName('hour', now, names), after: ofHour }
  return { name: newArchiveName('more', now, names), after: names.at(-1) }
}

const pauseMs = (random: SeededRandom): number => {
  if (random.chance(0.003)) return random.below(6 * dayMs)
  return random.chance(0.03) ? random.below(5 * hourMs) : minuteMs * (1 + random.below(12))
}

/** The spans of time of which one was made, and that lie wholly after a moment. */
const spansSince = (names: readonly string[], begun: (at: Date) => Date, since: number): Set<number> =>
  new Set(names.map((name) => begun(archiveTime(name)).getTime()).filter((at) => at >= since))

const expectPromise = (made: readonly string[], left: readonly ListedArchive[], now: Date): void => {
  const names = left.map(({ name }) => name)
  const age = (name: string) => now.getTime() - archiveTime(name).getTime()
  expect(names.at(-1)).toBe(made.at(-1))
  expect(names.filter((name) => age(name) <= dayMs)).toEqual(made.filter((name) => age(name) <= dayMs))
  for (const [begun, spanMs] of [
    [lastHour, 7 * dayMs],
    [lastNight, archiveKeptMs],
  ] as const) {
    const since = now.getTime() - spanMs
    expect(spansSince(names, begun, since)).toEqual(spansSince(made, begun, since))
  }
  for (const { name, after } of left)
    expect(after === null || names.includes(after ?? ''), `what ${name} goes on from is there`).toBe(true)
  // The newest alone may need what is older, and those of its night.
  const since = archiveTime(names.at(-1) ?? '').getTime() - 2 * dayMs
  for (const name of names.filter((one) => archiveTime(one).getTime() < since))
    expect(age(name)).toBeLessThanOrEqual(archiveKeptMs)
  expect(names.filter((name) => age(name) > 8 * dayMs + hourMs && archiveKind(name) !== 'full')).toEqual(
    names.filter(
      (name) =>
        age(name) > 8 * dayMs + hourMs &&
        archiveKind(name) !== 'full' &&
        archiveTime(name).getTime() >= since,
    ),
  )
}

describe('[security 2.5 T41] of backups', () => {
  test.each(Array.from({ length: 4 }, (_, seed) => seed))(
    'all of a day, one an hour of a week and one a night of 35 days stay, whenever they were made (%i)',
    (seed) => {
      const random = seededRandom(`kept ${seed}`)
      const made: string[] = []
      let left: readonly ListedArchive[] = []
      let now = new Date('2026-01-01T00:00:00Z')
      for (let nth = 0; nth < 6_000; nth += 1) {
        now = new Date(now.getTime() + pauseMs(random))
        const one = next(left, now, random)
        made.push(one.name)
        left = [...left, one]
        if (!random.chance(0.05)) continue
        const kept = keptArchives(left, now)
        left = left.filter(({ name }) => kept.has(name))
        if (nth % 10 > 1) continue
        expect(keptArchives(left, now)).toEqual(new Set(left.map(({ name }) => name)))
        expectPromise(made, left, now)
      }
    },
  )

  test('one that cannot say what it goes on from keeps all since the last full one', () => {
    const at = (text: string, kind: 'full' | 'hour' | 'more') => newArchiveName(kind, new Date(text), [])
    const first = at('2026-06-01T02:00:00Z', 'full')
    const between = at('2026-06-01T02:04:00Z', 'more')
    const last = at('2026-06-01T03:00:00Z', 'hour')
    const listed = (after: string | undefined) => [
      { name: first, after: null },
      { name: between, after: first },
      { name: last, after },
    ]
    const now = new Date('2026-06-03T12:00:00Z')
    expect([...keptArchives(listed(first), now)].toSorted()).toEqual([first, last])
    expect([...keptArchives(listed(undefined), now)].toSorted()).toEqual([first, between, last])
  })
})
