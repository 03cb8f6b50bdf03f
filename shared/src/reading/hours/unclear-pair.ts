import { type Weekday, weekdays } from '../../business/opening-hours.ts'

/** Whether 'Mon/Fri' could as well be a range. */
export const isUnclearPair = (listed: readonly Weekday[]): boolean => {
  const [first, last] = listed
  if (listed.length !== 2 || first === undefined || last === undefined) return false
  const distance = (weekdays.indexOf(last) - weekdays.indexOf(first) + 7) % 7
  return distance !== 1
}
