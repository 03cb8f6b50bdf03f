import type { TimeSpan } from './opening-hours.ts'

const twelveHours = (time: string): readonly [text: string, half: 'am' | 'pm'] => {
  const [hour = '0', minutes = '00'] = time.split(':')
  const of = Number(hour)
  return [`${of % 12 || 12}${minutes === '00' ? '' : `:${minutes}`}`, of < 12 ? 'am' : 'pm']
}

/** A span by the clock of twelve hours, as English is read: '9am–5pm', '9–11:30am', '10am–12am'. */
export const twelveHourSpan = ({ opens, closes }: TimeSpan): string => {
  const [[from, half], [to, other]] = [twelveHours(opens), twelveHours(closes)]
  return `${from}${half === other && opens < closes ? '' : half}–${to}${other}`
}

/** A time of day by the clock of twelve hours, such as '9am'. */
export const twelveHourTime = (time: string): string => twelveHours(time).join('')
