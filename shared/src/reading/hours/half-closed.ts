import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import type { Token } from './token.ts'

const single = (token: Token | undefined): Weekday | undefined =>
  token?.kind === 'days' && !token.isHoliday && token.days.length === 1 ? token.days[0] : undefined

/** The half of a day that is left where the other is closed. */
const otherHalf = (token: Token | undefined): Token | undefined =>
  token?.kind === 'part'
    ? { kind: 'part', part: token.part === 'morning' ? 'afternoon' : 'morning' }
    : undefined

const isJoint = (token: Token | undefined): boolean =>
  token?.kind === 'and' && /^(?:\p{L}+|[,&+と])$/u.test(token.sign)
const stop: Token = { kind: 'and', sign: ';' }

interface Read {
  readonly tokens: readonly Token[]
  readonly length: number
}

/** Whether 'Monday and Sunday evening' tells of all Monday: who means two evenings names them in their order. */
const isBackwards = (first: Weekday, second: Weekday): boolean =>
  (weekdays.indexOf(second) + 1) % 7 === weekdays.indexOf(first)

/** 'Closed Sunday evening', 'closed Monday and Sunday evening'. */
const closedBefore = ([closed, first, second, third, fourth]: readonly Token[]): Read | undefined => {
  const day = single(first)
  if (closed?.kind !== 'closed' || first === undefined || day === undefined) return undefined
  const half = otherHalf(second)
  if (half !== undefined) return { tokens: [stop, first, half, stop], length: 3 }
  const [other, left] = [single(third), otherHalf(fourth)]
  const isTwo = other !== undefined && isJoint(second) && isBackwards(day, other)
  return isTwo && third !== undefined && left !== undefined
    ? { tokens: [stop, first, closed, stop, third, left, stop], length: 5 }
    : undefined
}

/** 'Sunday evening closed', 'Sunday evening and Monday closed'. */
const closedBehind = ([first, part, third, fourth, fifth]: readonly Token[]): Read | undefined => {
  const half = otherHalf(part)
  if (first === undefined || single(first) === undefined || half === undefined) return undefined
  if (third?.kind === 'closed') return { tokens: [stop, first, half, stop], length: 3 }
  const isTwo = isJoint(third) && single(fourth) !== undefined && fifth?.kind === 'closed'
  return isTwo && fourth !== undefined
    ? { tokens: [stop, first, half, stop, fourth, fifth, stop], length: 5 }
    : undefined
}

const readAt = (tokens: readonly Token[], at: number): Read | undefined => {
  const before = tokens[at - 1]
  // 'Monday and Wednesday afternoon closed' may mean both.
  const isListed = (before?.kind === 'and' && single(tokens[at - 2]) !== undefined) || before?.kind === 'to'
  const from = tokens.slice(at, at + 5)
  return closedBefore(from) ?? (isListed ? undefined : closedBehind(from))
}

/** Tokens in which a day that is closed for one half has the other half alone: 'closed Sunday evening'. */
export const withHalvesClosed = (tokens: readonly Token[]): readonly Token[] => {
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const half = readAt(tokens, at)
    if (half !== undefined) read.push(...half.tokens)
    else read.push(...tokens.slice(at, at + 1))
    at += half?.length ?? 1
  }
  return read
}
