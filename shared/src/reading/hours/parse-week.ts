import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import type { Item } from './items.ts'
import { isClear, shapeOf, type Unit, unitsAt, type WrittenSpans } from './units.ts'
import { inheritedFor, laterCloses, type Opening, withLater } from './until.ts'

/** What a whole clause says of the week, before its times are resolved. */
export interface Week {
  /** Spans of each day in the order of writing; a list of one says that all of them were written at once. */
  readonly open: readonly Opening[]
  /** Times inside of the others at which nobody is there. */
  readonly pauses: WrittenSpans
  readonly isAlways: boolean
  readonly allDay: readonly Weekday[]
  readonly closed: readonly Weekday[]
  readonly namesHolidays: boolean
}

// Further ways are none that anybody meant.
const waysMaximum = 64
const itemsMaximum = 60

/** Whether times stand before their days throughout, or after, or change over once: '9-5 weekdays, Sat 9-1'. */
const isInOrder = (units: readonly Unit[]): boolean => {
  const orders = units.flatMap((unit) => (unit.kind === 'open' ? [unit.order] : []))
  const from = orders.indexOf('days')
  return from < 0 || !orders.slice(from).includes('spans')
}

/** Whether more statements before them could still make these sound. */
const mayBeSound = (units: readonly Unit[]): boolean => {
  return isInOrder(units) && units.filter(({ kind }) => kind === 'rest').length <= 1
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
      units.filter(({ kind }) => kind === 'pause' || kind === 'arranged' || kind === 'only'),
    ]
    return [JSON.stringify(said), units] as const
  })
  return [...new Map(bySaying).values()]
}

/** Every way to read all items as statements, one after another; none where there are more than anybody means. */
const readings = (items: readonly Item[]): readonly (readonly Unit[])[] => {
  if (items.length > itemsMaximum) return []
  const shape = shapeOf(items)
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

/** Whether exactly one statement opens each of these days. */
const isOpenedOnce = (days: readonly Weekday[], open: readonly Unit[]): boolean =>
  days.every((day) => open.filter((unit) => unit.kind === 'open' && unit.days.includes(day)).length === 1)

/** Whether no statement opens any of these days. */
const isOpenedNever = (days: readonly Weekday[], units: readonly Unit[]): boolean =>
  units.every(
    (unit) => !('days' in unit) || unit.kind === 'arranged' || !unit.days.some((day) => days.includes(day)),
  )

/** Whether these days have two times: those that they alone are said to have, or else those of the whole week. */
const isOfTwo = (days: readonly Weekday[], units: readonly Unit[]): boolean => {
  const others = units.filter(({ kind }) => kind !== 'only')
  const isOfDay = (unit: Unit) => 'days' in unit && unit.days.some((day) => days.includes(day))
  const opening = others.filter((unit) => isOfDay(unit) || unit.kind === 'rest')
  const isAlone = isOpenedOnce(days, others)
    ? opening.every(({ kind }) => kind !== 'rest')
    : opening.length === 1
  return isAlone && opening.every((unit) => 'spans' in unit && unit.spans.length === 2)
}

/** Whether days of which only their end is said open as those before them do: 'Mon-Thu 8-4, Fri till 1'. */
const inherits = (until: Unit & { readonly kind: 'until' }, units: readonly Unit[]): boolean =>
  isOpenedNever(
    until.days,
    units.filter((unit) => unit !== until),
  ) && inheritedFor(until, units) !== undefined

const isSound = (units: readonly Unit[]): boolean => {
  if (!units.every((unit) => isClear(unit, units))) return false
  const open = units.filter((unit) => unit.kind === 'open')
  const rest = units.filter((unit) => unit.kind === 'rest')
  const closed = units.filter((unit) => unit.kind === 'closed' && unit.days.length > 0)
  if (!isInOrder(units) || rest.length > 1) return false
  if (!units.every((unit) => unit.kind !== 'until' || isOpenedOnce(unit.days, open) || inherits(unit, units)))
    return false
  if (!units.every((unit) => unit.kind !== 'only' || isOfTwo(unit.days, units))) return false
  if (!units.every((unit) => unit.kind !== 'arranged' || isOpenedNever(unit.days, units))) return false
  if (rest.length === 0) return open.length > 0 || units.some((unit) => unit.kind === 'always')
  if (rest[0]?.isNamed === true) return closed.length + open.length > 0
  return closed.length > 0 && open.length === 0
}

/** An opening in which the days that have only one of its two spans stand apart. */
const withHalf = (part: Opening, halves: ReadonlyMap<Weekday, boolean>): readonly Opening[] => {
  const [first, last] = part.spans
  const alone = part.days.flatMap((day): Opening[] => {
    const isFirst = halves.get(day)
    const span = isFirst === true ? first : last
    return isFirst === undefined || span === undefined
      ? []
      : [{ days: [day], spans: [span], isEveryDay: false }]
  })
  return alone.length === 0
    ? [part]
    : [{ ...part, days: part.days.filter((day) => !halves.has(day)) }, ...alone]
}

const weekOf = (units: readonly Unit[]): Week => {
  const closed = new Set(units.flatMap((unit) => (unit.kind === 'closed' ? unit.days : [])))
  const out = new Set(units.flatMap((unit) => (unit.kind === 'open' ? unit.out : [])))
  const stated = new Set(units.flatMap((unit) => (unit.kind === 'open' ? unit.days : [])))
  const halves = new Map(
    units.flatMap((unit) =>
      unit.kind === 'only' ? unit.days.map((day) => [day, unit.isFirst] as const) : [],
    ),
  )
  const arranged = new Set(units.flatMap((unit) => (unit.kind === 'arranged' ? unit.days : [])))
  const later = laterCloses(units)
  const open = units.flatMap((unit) => {
    if (unit.kind === 'open')
      return [
        {
          spans: unit.spans,
          days: unit.days.filter((day) => !closed.has(day)),
          isEveryDay: new Set([...unit.days, ...unit.out, ...closed]).size === 7,
        },
      ]
    if (unit.kind === 'until')
      return stated.has(unit.days[0] ?? 'mon') ? [] : (inheritedFor(unit, units) ?? [])
    if (unit.kind !== 'rest') return []
    const others = weekdays.filter((day) => ![closed, stated, arranged].some((known) => known.has(day)))
    return [{ spans: unit.spans, days: others, isEveryDay: false }]
  })
  const always = units.filter((unit) => unit.kind === 'always')
  const isAlways = always.some(({ days }) => days.length === 0 || new Set(days).size === 7)
  return {
    open: open.flatMap((part) => withLater(part, later)).flatMap((part) => withHalf(part, halves)),
    pauses: units.flatMap((unit) => (unit.kind === 'pause' ? unit.spans : [])),
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
