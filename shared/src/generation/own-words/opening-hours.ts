import { type OpeningHours, type TimeSpan, type Weekday, weekdays } from '../../business/opening-hours.ts'

const dayNames: readonly (readonly [Weekday, string])[] = [
  ['mon', 'mon(?:days?)?|lunes|lundi|luned[iì]|montags?|mo|lun|月曜日?|月|월요일|월'],
  ['tue', 'tue(?:s|sdays?)?|martes|mardi|marted[iì]|dienstags?|di|火曜日?|火|화요일|화'],
  ['wed', 'wed(?:s|nesdays?)?|mi[eé]rcoles|mercredi|mercoled[iì]|mittwochs?|mi|水曜日?|水|수요일|수'],
  ['thu', 'thu(?:rs?|rsdays?)?|jueves|jeudi|gioved[iì]|donnerstags?|do|木曜日?|木|목요일|목'],
  ['fri', 'fri(?:days?)?|viernes|vendredi|venerd[iì]|freitags?|fr|ven|vie|金曜日?|金|금요일|금'],
  ['sat', 'sat(?:urdays?)?|s[aá]bado|samedi|sabato|samstags?|sa|sam|sab|土曜日?|土|토요일|토'],
  ['sun', 'sun(?:days?)?|domingo|dimanche|domenica|sonntags?|so|dim|dom|日曜日?|日|일요일|일'],
]

const day = `(?:${dayNames.map(([, names]) => names).join('|')})`
const dash = '(?:\\s*(?:-|–|—|to|through|until|till|a|al|à|au|bis|〜|~|～|から|부터)\\s*)'
const time = '(?:\\d{1,2}(?:(?:[:.]|h|時)\\d{2}分?)?\\s*(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h|時|시)?)'
const openingTimes = new RegExp(
  `(?<![\\p{L}])(${day})(?:(${dash}|\\s*(?:,|&|and|und|et|y|e|・)\\s*)(${day}))?(?![a-zà-ÿ])[,:]?\\s*(?:from|de|von|dalle|de las)?\\s*(${time})${dash}(${time})(?!\\d)`,
  'giu',
)

const weekdayOf = (name: string): Weekday | undefined =>
  dayNames.find(([, names]) => new RegExp(`^(?:${names})$`, 'iu').test(name))?.[0]

const clockOf = (written: string, kind: 'opens' | 'closes'): string | undefined => {
  const parts = written.toLowerCase().match(/(\d{1,2})(?:\D{1,2}(\d{2}))?/)
  if (parts === null) return undefined
  let hour = Number(parts[1])
  if (/p\.?m/.test(written.toLowerCase()) && hour < 12) hour += 12
  // '9-5' without am or pm closes in the afternoon.
  else if (kind === 'closes' && !/a\.?m/i.test(written) && hour > 0 && hour < 8) hour += 12
  const minute = Number(parts[2] ?? 0)
  if (hour > 24 || minute > 59) return undefined
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

const daysBetween = (first: Weekday, last: Weekday): Weekday[] => {
  const from = weekdays.indexOf(first)
  const length = ((weekdays.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_, step) => weekdays[(from + step) % 7] ?? first)
}

interface StatedSpan {
  readonly days: readonly Weekday[]
  readonly span: TimeSpan
}

const statedSpan = (match: RegExpMatchArray): StatedSpan | undefined => {
  const [, firstName = '', joint = '', lastName = '', opening = '', closing = ''] = match
  const first = weekdayOf(firstName)
  const last = lastName === '' ? first : weekdayOf(lastName)
  const opens = clockOf(opening, 'opens')
  const closes = clockOf(closing, 'closes')
  if (first === undefined || last === undefined || opens === undefined || closes === undefined)
    return undefined
  const isRange = new RegExp(`^${dash}$`, 'iu').test(joint)
  return { days: isRange ? daysBetween(first, last) : [first, last], span: { opens, closes } }
}

/** The opening hours that a person wrote, such as 'Mon-Fri 8am-5pm'; `{}` where they wrote none. */
export const findOpeningHours = (text: string): OpeningHours => {
  const hours: { [day in Weekday]?: readonly TimeSpan[] } = {}
  for (const match of text.matchAll(openingTimes)) {
    const stated = statedSpan(match)
    if (stated === undefined) continue
    for (const weekday of new Set(stated.days)) {
      const spans = hours[weekday] ?? []
      if (spans.length < 3) hours[weekday] = [...spans, stated.span]
    }
  }
  return hours
}
