import type { Weekday } from '../../business/opening-hours.ts'

const fewest = 3

/** Listed days without 'daily' and 'every morning' where others say which days are meant: 'Tue-Sat daily 9-5'. */
export const withoutWholeWeek = (
  listed: readonly (readonly Weekday[])[],
): readonly (readonly Weekday[])[] => {
  const named = listed.filter((days) => new Set(days).size < 7)
  const isNamed = named.length < listed.length && new Set(named.flat()).size >= fewest
  return isNamed ? named : listed
}
