import type { VersionEntry } from '@shingle/shared/version/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { authorWords, byDay, dayWords } from './version-words.ts'

const aVersion = (version: Partial<VersionEntry>): VersionEntry => ({
  id: 'v',
  name: 'Prices for spring',
  reason: 'saved',
  author: { id: 'ruth', name: 'Ruth Hollis' },
  createdAt: new Date(2026, 10, 18, 13, 40).toISOString(),
  seq: 1,
  ...version,
})
const now = new Date(2026, 10, 18, 14, 31)

describe('[3.versions] the list of versions', () => {
  it.each([
    [new Date(2026, 10, 18, 0, 5), 'Today'],
    [new Date(2026, 10, 17, 23, 55), 'Yesterday'],
    [
      new Date(2026, 10, 2, 12),
      new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' }).format(new Date(2026, 10, 2)),
    ],
    [
      new Date(2025, 10, 18),
      new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(2025, 10, 18)),
    ],
  ])('%s stands under %s', (at, day) => {
    expect(dayWords(at.toISOString(), now)).toBe(day)
  })

  it('says who made a version', () => {
    expect(authorWords(aVersion({}), 'me')).toMatch(/^Ruth Hollis saved, /)
    expect(authorWords(aVersion({}), 'ruth')).toMatch(/^You saved, /)
    expect(authorWords(aVersion({ reason: 'published' }), 'ruth')).toMatch(/^You, /)
    expect(authorWords(aVersion({ reason: 'taken-over' }), 'ruth')).toMatch(/^Kept by Shingle, /)
  })

  it('has every day once', () => {
    const earlier = new Date(2026, 10, 17).toISOString()
    const versions = [aVersion({ id: 'a' }), aVersion({ id: 'b' }), aVersion({ id: 'c', createdAt: earlier })]
    expect(byDay(versions, now).map(({ day, versions: of }) => [day, of.map(({ id }) => id)])).toEqual([
      ['Today', ['a', 'b']],
      ['Yesterday', ['c']],
    ])
  })
})
