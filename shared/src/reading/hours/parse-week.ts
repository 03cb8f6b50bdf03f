import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import type { Item } from './items.ts'
import type { Clock } from './token.ts'

type WrittenSpans = readonly (readonly [Clock, Clock])[]

/** What a whole clause says of the week, before its times are resolved. */
export interface Week {
  /** Spans of each day in the order of writing; a list of one says that all of them were written at once. */
  readonly open: readonly { readonly days: readonly Weekday[]; readonly spans: WrittenSpans }[]
  readonly isAlways: boolean
  readonly allDay: readonly Weekday[]
  readonly closed: readonly Weekday[]
  readonly namesHolidays: boolean
}

type Unit =
  | {
      readonly kind: 'open'
      readonly days: readonly Weekday[]
      /** Those that it says are not among them. */
      readonly out: readonly Weekday[]
      readonly spans: WrittenSpans
      readonly order: 'days' | 'spans'
    }
  | { readonly kind: 'rest'; readonly spans: WrittenSpans; readonly isNamed: boolean }
  | { readonly kind: 'closed'; readonly days: readonly Weekday[]; readonly isHoliday: boolean }
  | { readonly kind: 'always'; readonly days: readonly Weekday[] }

const letters = {
  days: 'D',
  spans: 'S',
  closed: 'C',
  except: 'E',
  rest: 'R',
  always: 'A',
  stop: '.',
} as const

/** The forms that a statement may have; each reads the items that it is made of. */
const forms: readonly (readonly [RegExp, (items: readonly Item[]) => Unit | undefined])[] = [
  [/^D+S/, (items) => opening(items, 'days')],
  [/^SD+/, (items) => opening(items, 'spans')],
  [/^D+ED+S/, (items) => opening(items, 'days')],
  [/^D+SED+/, (items) => opening(items, 'days')],
  [/^SD+ED+/, (items) => opening(items, 'spans')],
  [/^R?S/, (items) => ({ kind: 'rest', spans: spansOf(items), isNamed: items[0]?.kind === 'rest' })],
  [/^(?:D+C|CD+)/, (items) => closing(items)],
  [/^D*A+/, (items) => ({ kind: 'always', days: daysOf(items) })],
  [/^AD+/, (items) => ({ kind: 'always', days: daysOf(items) })],
]

const spansOf = (items: readonly Item[]): WrittenSpans =>
  items.flatMap((item) => (item.kind === 'spans' ? item.spans : []))

const daysOf = (items: readonly Item[]): readonly Weekday[] =>
  items.flatMap((item) => (item.kind === 'days' ? item.days : []))

const namesHoliday = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'days' && item.isHoliday)

const opening = (items: readonly Item[], order: 'days' | 'spans'): Unit | undefined => {
  const at = items.findIndex((item) => item.kind === 'except')
  const exceptedUntil = items.findIndex((item, index) => index > at && item.kind === 'spans')
  const isExcepted = (index: number): boolean =>
    at >= 0 && index > at && (exceptedUntil < 0 || index < exceptedUntil)
  const out = new Set(daysOf(items.filter((_, index) => isExcepted(index))))
  const named = items.filter((_, index) => !isExcepted(index))
  if (namesHoliday(named)) return undefined
  const days = daysOf(named).filter((day) => !out.has(day))
  return { kind: 'open', order, spans: spansOf(items), days, out: [...out] }
}

const closing = (items: readonly Item[]): Unit => ({
  kind: 'closed',
  days: daysOf(items),
  isHoliday: namesHoliday(items),
})

// Further ways are none that anybody meant.
const waysMaximum = 64
const itemsMaximum = 60

/** The units that begin with the first of these items, the longest of each form first. */
const unitsAt = (items: readonly Item[], shape: string): readonly (readonly [Unit, number])[] =>
  forms.flatMap(([form, read]) => {
    const longest = shape.match(form)?.[0].length ?? 0
    return Array.from({ length: longest }, (_, shorter) => longest - shorter).flatMap((length) => {
      if (shape.slice(0, length).match(form)?.[0].length !== length) return []
      const unit = read(items.slice(0, length))
      return unit === undefined ? [] : [[unit, length] as const]
    })
  })

/** Whether more statements before them could still make these sound. */
const mayBeSound = (units: readonly Unit[]): boolean => {
  const orders = units.flatMap((unit) => (unit.kind === 'open' ? [unit.order] : []))
  return new Set(orders).size <= 1 && units.filter(({ kind }) => kind === 'rest').length <= 1
}

/** One of each of the ways that say the same, whichever words they make a statement of. */
const distinctWays = (ways: readonly (readonly Unit[])[]): readonly (readonly Unit[])[] => {
  const saying = (units: readonly Unit[], kind: Unit['kind']) => units.filter((unit) => unit.kind === kind)
  const bySaying = ways.map((units) => {
    const closed = saying(units, 'closed')
    const days = closed.flatMap((unit) => (unit.kind === 'closed' ? unit.days : []))
    const isHoliday = closed.some((unit) => unit.kind === 'closed' && unit.isHoliday)
    const said = [
      units.filter(({ kind }) => kind === 'open' || kind === 'rest'),
      weekdays.filter((day) => days.includes(day)),
      isHoliday,
      [...new Set(saying(units, 'always').map((unit) => JSON.stringify(unit)))],
    ]
    return [JSON.stringify(said), units] as const
  })
  return [...new Map(bySaying).values()]
}

/** Every way to read all items as statements, one after another; none where there are more than anybody means. */
const readings = (items: readonly Item[]): readonly (readonly Unit[])[] => {
  if (items.length > itemsMaximum) return []
  const shape = items.map((item) => letters[item.kind]).join('')
  // From the end, so that each place is read once, however many ways lead to it.
  const after: (readonly (readonly Unit[])[])[] = [[[]]]
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const from = (length: number) => after[items.length - at - length] ?? []
    const ways =
      items[at]?.kind === 'stop'
        ? from(1)
        : unitsAt(items.slice(at), shape.slice(at)).flatMap(([unit, length]) =>
            from(length).map((rest) => [unit, ...rest]),
          )
    const distinct = distinctWays(ways.filter(mayBeSound))
    if (distinct.length > waysMaximum) return []
    after.push(distinct)
  }
  return after.at(-1) ?? []
}

const isSound = (units: readonly Unit[]): boolean => {
  const open = units.filter((unit) => unit.kind === 'open')
  const rest = units.filter((unit) => unit.kind === 'rest')
  const closed = units.filter((unit) => unit.kind === 'closed' && unit.days.length > 0)
  if (new Set(open.map(({ order }) => order)).size > 1 || rest.length > 1) return false
  if (rest.length === 0) return open.length > 0 || units.some((unit) => unit.kind === 'always')
  return rest[0]?.isNamed === true ? closed.length + open.length > 0 : closed.length > 0 && open.length === 0
}

const weekOf = (units: readonly Unit[]): Week => {
  const closed = new Set(units.flatMap((unit) => (unit.kind === 'closed' ? unit.days : [])))
  const out = new Set(units.flatMap((unit) => (unit.kind === 'open' ? unit.out : [])))
  const stated = new Set(units.flatMap((unit) => (unit.kind === 'open' ? unit.days : [])))
  const open = units.flatMap((unit) => {
    if (unit.kind === 'open')
      return [{ spans: unit.spans, days: unit.days.filter((day) => !closed.has(day)) }]
    if (unit.kind !== 'rest') return []
    return [{ spans: unit.spans, days: weekdays.filter((day) => !closed.has(day) && !stated.has(day)) }]
  })
  const always = units.filter((unit) => unit.kind === 'always')
  const isAlways = always.some(({ days }) => days.length === 0 || new Set(days).size === 7)
  return {
    open,
    isAlways,
    closed: weekdays.filter((day) => closed.has(day) || out.has(day)),
    allDay: isAlways ? [] : always.flatMap(({ days }) => days),
    namesHolidays: units.some((unit) => unit.kind === 'closed' && unit.isHoliday),
  }
}

/** What the items say of the week; undefined where they can be read in no way or in several. */
export const parseWeek = (items: readonly Item[]): Week | undefined => {
  const weeks = readings(items).filter(isSound).map(weekOf)
  const distinct = new Map(weeks.map((week) => [JSON.stringify(week), week]))
  const [only] = distinct.values()
  return distinct.size === 1 ? only : undefined
}
