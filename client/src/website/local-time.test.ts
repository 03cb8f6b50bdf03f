import { expect, test } from 'vitest'
import { localTime, momentOf, zoneWords } from './local-time.ts'

test('[4.publish] a chosen time is read in the time zone of this device, and shown as it was chosen', () => {
  for (const typed of ['2026-11-28T09:00', '2026-07-01T23:59', '2027-01-01T00:00']) {
    const at = momentOf(typed)
    expect(at === null ? '' : localTime(at)).toBe(typed)
    expect(at?.getHours()).toBe(Number(typed.slice(11, 13)))
  }
  expect([momentOf(''), momentOf('soon')]).toEqual([null, null])
})

test('[4.publish] the time zone is named', () => {
  expect(zoneWords(new Date())).toContain(Intl.DateTimeFormat().resolvedOptions().timeZone)
})
