import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import type { Item } from './items.ts'
import type { Clock } from './token.ts'
import { withoutWholeWeek } from './whole-week.ts'

/** Times as written, opening and closing. */
export type WrittenSpans = readonly (readonly [Clock, Clock])[]

/** One statement: days that are open with their times, the rest of the week, days that are closed, any hour. */
export type Unit =
  | {
      readonly kind: 'open'
      readonly days: readonly Weekday[]
      /** Those that it says are not among them. */
      readonly out: readonly Weekday[]
      readonly spans: WrittenSpans
      readonly order: 'days' | 'spans'
      /** The days that stand between two of which nobody knows whether they are the ends of a range. */
      readonly between: readonly Weekday[]
    }
  | {
      readonly kind: 'until'
      readonly days: readonly Weekday[]
      readonly closes: Clock
      readonly isHoliday: boolean
    }
  | { readonly kind: 'only'; readonly days: readonly Weekday[]; readonly isFirst: boolean }
  | { readonly kind: 'rest'; readonly spans: WrittenSpans; readonly isNamed: boolean }
  | { readonly kind: 'closed'; readonly days: readonly Weekday[]; readonly isHoliday: boolean }
  | { readonly kind: 'always'; readonly days: readonly Weekday[] }
  /** A time inside of all others at which nobody is there. */
  | { readonly kind: 'pause'; readonly spans: WrittenSpans }
  /** Days on request, and not otherwise. */
  | { readonly kind: 'arranged'; readonly days: readonly Weekday[] }

/** The items' kinds as the letters of a shape. */
const letters = {
  days: 'D',
  spans: 'S',
  until: 'U',
  only: 'H',
  closed: 'C',
  except: 'E',
  rest: 'R',
  always: 'A',
  pause: 'P',
  arranged: 'O',
  stop: '.',
} as const

/** The forms that a statement may have; each reads the items that it is made of. */
const forms: readonly (readonly [RegExp, (items: readonly Item[]) => Unit | undefined])[] = [
  [/^D+S/, (items) => opening(items, 'days')],
  // '水曜以外 11時〜20時'
  [/^DES/, (items) => openingBut(items)],
  [/^D+U/, (items) => closingAt(items)],
  [/^D+H/, (items) => ({ kind: 'only', days: daysOf(items), isFirst: isMorning(items) })],
  [/^SD+/, (items) => opening(items, 'spans')],
  [/^D+ED+S/, (items) => opening(items, 'days')],
  [/^D+SED+/, (items) => opening(items, 'days')],
  [/^SD+ED+/, (items) => opening(items, 'spans')],
  [/^R?S/, (items) => ({ kind: 'rest', spans: spansOf(items), isNamed: items[0]?.kind === 'rest' })],
  [/^SR/, (items) => ({ kind: 'rest', spans: spansOf(items), isNamed: true })],
  [/^(?:D+C|CD+)/, (items) => closing(items)],
  [/^(?:PSC?|CS|SC)/, (items) => ({ kind: 'pause', spans: spansOf(items) })],
  [/^RO/, () => ({ kind: 'arranged', days: [] })],
  [/^D+O/, (items) => ({ kind: 'arranged', days: daysOf(items) })],
  [/^D*A+/, (items) => ({ kind: 'always', days: daysOf(items) })],
  [/^AD+/, (items) => ({ kind: 'always', days: daysOf(items) })],
]

const spansOf = (items: readonly Item[]): WrittenSpans =>
  items.flatMap((item) => (item.kind === 'spans' ? item.spans : []))

const daysOf = (items: readonly Item[]): readonly Weekday[] =>
  withoutWholeWeek(items.flatMap((item) => (item.kind === 'days' ? [item.days] : []))).flat()

const namesHoliday = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'days' && item.isHoliday)

const opening = (items: readonly Item[], order: 'days' | 'spans'): Unit | undefined => {
  const at = items.findIndex((item) => item.kind === 'except')
  const exceptedUntil = items.findIndex((item, index) => index > at && item.kind === 'spans')
  const isExcepted = (index: number): boolean =>
    at >= 0 && index > at && (exceptedUntil < 0 || index < exceptedUntil)
  const before = items.filter((_, index) => !isExcepted(index))
  const behind = items.filter((_, index) => isExcepted(index))
  // '수요일 제외 매일': what is taken from every day stands before it.
  const [named, taken] = new Set(daysOf(behind)).size === 7 ? [behind, before] : [before, behind]
  const out = new Set(daysOf(taken))
  if (namesHoliday(named) && daysOf(named).length === 0) return undefined
  const days = daysOf(named).filter((day) => !out.has(day))
  return { kind: 'open', order, spans: spansOf(items), days, out: [...out], between: betweenLoose(named) }
}

const openingBut = (items: readonly Item[]): Unit => {
  const out = daysOf(items)
  return {
    kind: 'open',
    order: 'days',
    spans: spansOf(items),
    days: weekdays.filter((day) => !out.includes(day)),
    out,
    between: [],
  }
}

const isMorning = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'only' && item.part === 'morning')

const closingAt = (items: readonly Item[]): Unit | undefined => {
  const closes = items.flatMap((item) => (item.kind === 'until' ? [item.closes] : []))[0]
  return closes === undefined
    ? undefined
    : { kind: 'until', days: daysOf(items), closes, isHoliday: namesHoliday(items) }
}

/** 'lun ven 8-12' may be two days or five. */
const betweenLoose = (items: readonly Item[]): readonly Weekday[] => {
  const listed = items.flatMap((item) => (item.kind === 'days' ? [item.days] : []))
  const [first, last] = listed.flat()
  const isLoose = items.some((item) => item.kind === 'days' && (item.isLoose || item.isUnclear))
  if (!isLoose || first === undefined || last === undefined || listed.flat().length > 2) return []
  const from = weekdays.indexOf(first)
  const distance = (weekdays.indexOf(last) - from + 7) % 7
  return Array.from(
    { length: Math.max(0, distance - 1) },
    (_, step) => weekdays[(from + step + 1) % 7] ?? first,
  )
}

/** Whether two days stand for themselves alone, as one of those between them is spoken of elsewhere: 'tue thu 1-8' beside 'mon wed fri 8-1'. */
export const isClear = (unit: Unit, units: readonly Unit[]): boolean =>
  unit.kind !== 'open' ||
  unit.between.length === 0 ||
  units.some(
    (other) => other !== unit && 'days' in other && other.days.some((day) => unit.between.includes(day)),
  )

const closing = (items: readonly Item[]): Unit => ({
  kind: 'closed',
  days: daysOf(items),
  isHoliday: namesHoliday(items),
})

/** The shape of items, one letter for each. */
export const shapeOf = (items: readonly Item[]): string => items.map((item) => letters[item.kind]).join('')

/** The units that begin with the first of these items, the longest of each form first. */
export const unitsAt = (items: readonly Item[], shape: string): readonly (readonly [Unit, number])[] =>
  forms.flatMap(([form, read]) => {
    const longest = shape.match(form)?.[0].length ?? 0
    return Array.from({ length: longest }, (_, shorter) => longest - shorter).flatMap((length) => {
      if (shape.slice(0, length).match(form)?.[0].length !== length) return []
      const unit = read(items.slice(0, length))
      return unit === undefined ? [] : [[unit, length] as const]
    })
  })
