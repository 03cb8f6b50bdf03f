import type { Language } from '../../language/language.ts'
import type { Token } from './token.ts'
import { tokenize } from './tokenize.ts'

const also =
  /[\s,]+(?:auch|sogar|selbst|anche|persino|también|tambien|incluso|même|aussi|y compris|also|even|including)\s/iu
const ofDays: readonly Token['kind'][] = ['days', 'and', 'fill', 'part']

/** Any hour 'also on Sundays' is any hour of any day, and not of Sundays alone: what it is without those days. */
export const withoutAlsoOnDays = (clause: string, language: Language): string => {
  const found = also.exec(clause)
  if (found === null) return clause
  const head = clause.slice(0, found.index)
  const said = tokenize(head, language)
  const days = tokenize(clause.slice(found.index + found[0].length), language)
  const isAnyHour = said.some(({ kind }) => kind === 'always') && !said.some(({ kind }) => kind === 'days')
  const isOnDays = days.some(({ kind }) => kind === 'days') && days.every(({ kind }) => ofDays.includes(kind))
  return isAnyHour && isOnDays ? head : clause
}
