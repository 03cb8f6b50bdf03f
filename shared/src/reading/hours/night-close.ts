import type { Clock } from './token.ts'

const latestNight = 6
const lateHour = 20
const longDay = 24
// From then on nobody opens to close at one or two in the afternoon.
const lateOpening = 11

const isLateOfDay = ({ hour }: Clock): boolean => hour >= lateHour

/** Whether the second time of '11-9' or '11am-9pm' is late in the evening. */
const isLateOfTwelve = (open: Clock, close: Clock): boolean =>
  close.hour >= lateHour - 12 &&
  close.hour < 12 &&
  (close.half === '' ? close.hour <= open.hour : close.half === 'pm')

/**
 * When days close that are open longer than the others: 'Fr/Sa bis 2' beside '11 bis 23 Uhr' is after midnight. Past any
 * day, so that nothing is stated, where it may as well be an afternoon: '9-9, Sat til 1'.
 */
export const laterClose = (open: Clock, close: Clock, later: Clock): Clock => {
  if (later.half !== '' || later.hour < 1 || later.hour > latestNight) return later
  const atNight: Clock = { ...later, hour: later.hour + longDay, isOfDay: true }
  if (isLateOfDay(close)) return atNight
  if (!isLateOfTwelve(open, close)) return later
  return open.half === 'pm' || open.hour >= lateOpening ? atNight : { ...atNight, hour: 2 * longDay }
}
