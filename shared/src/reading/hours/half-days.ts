import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import type { Language } from '../../language/language.ts'
import type { HoursRead } from './read-hours.ts'
import { readHours } from './read-hours.ts'
import type { Token } from './token.ts'
import { tokenize } from './tokenize.ts'

const ofHalfDays: readonly Token['kind'][] = ['days', 'part', 'and', 'to']

/** The days of which only a part is named, and no time: 'samedi matin'; none where anything else is said. */
const halfDaysOf = (said: string, language: Language): readonly Weekday[] => {
  const tokens = tokenize(said, language).filter(({ kind }) => kind !== 'fill')
  const isHalf =
    tokens[0]?.kind === 'days' &&
    tokens.some(({ kind }) => kind === 'part') &&
    tokens.every(({ kind }) => ofHalfDays.includes(kind))
  return isHalf ? tokens.flatMap((token) => (token.kind === 'days' ? token.days : [])) : []
}

const joints = /\s*[,;+&/]\s*(?=\p{L})|\s(?:and|und|y|et|e)\s+(?=\p{L})/giu

/** A clause without the days at its end of which only a part is named. */
const withoutHalfDays = (clause: string, language: Language): readonly [string, readonly Weekday[]] => {
  const whole = halfDaysOf(clause, language)
  if (whole.length > 0) return ['', whole]
  const { 0: joint = '', index = 0 } = [...clause.matchAll(joints)].at(-1) ?? {}
  const days = joint === '' ? [] : halfDaysOf(clause.slice(index + joint.length), language)
  return days.length > 0 ? [clause.slice(0, index), days] : [clause, []]
}

/**
 * The hours of clauses, some of which name beside other days' times a part of a day and no time: 'Mon-Fri 8-5, Saturday
 * mornings'. The times are read, and of those days nothing is: the clause stays in words as well.
 */
export const readBesideHalfDays = (clauses: readonly string[], language: Language): HoursRead => {
  const read = readHours(clauses, language)
  if (Object.keys(read.hours).length > 0 || read.always !== '') return read
  const parts = clauses.map((clause) => withoutHalfDays(clause, language))
  const named = parts.flatMap(([, days]) => days)
  if (named.length === 0) return read
  const timed = readHours(
    parts.map(([rest]) => rest).filter((rest) => rest !== ''),
    language,
  )
  const isClear = weekdays.every((day) => timed.hours[day] === undefined || !named.includes(day))
  if (!isClear || Object.keys(timed.hours).length === 0) return read
  const isLeft = (clause: string, at: number) =>
    (parts[at]?.[1].length ?? 0) > 0 || timed.words.includes(clause)
  return { ...timed, words: clauses.filter(isLeft) }
}
