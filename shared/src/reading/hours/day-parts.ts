import type { Clock, DayPart, Token } from './token.ts'

const firstHour: Readonly<Record<DayPart, number>> = { morning: 4, afternoon: 11, evening: 15 }
const lastHour: Readonly<Record<DayPart, number>> = { morning: 15, afternoon: 21, evening: 28 }

const isClock = (token: Token | undefined): boolean => token?.kind === 'clock'
const isEnd = (token: Token | undefined): boolean => token?.kind === 'and' && /^[;.。\n]$/u.test(token.sign)
const isOfDays = (token: Token): boolean =>
  token.kind === 'days' || token.kind === 'to' || (token.kind === 'and' && !isEnd(token))

const isComma = (token: Token | undefined): boolean => token?.kind === 'and' && /^[,:(]$/u.test(token.sign)

/** Where the times begin that the words at this place are said of; undefined where they are said of none, or of several. */
const timesOf = (tokens: readonly Token[], at: number): number | undefined => {
  if (isClock(tokens[at + 1])) return at + 1
  // 'Saturday mornings only (9-12)'
  const isNamed = tokens[at - 1]?.kind === 'days' || at === 0
  if (isComma(tokens[at + 1]) && isNamed && isClock(tokens[at + 2])) return at + 2
  if (isClock(tokens[at - 1])) return at - 3
  // 'Mornings Mon-Fri 8-12, afternoons Mon 2-6': each begins a statement.
  const isNext = tokens[at - 1]?.kind === 'and' && isClock(tokens[at - 2])
  const isFirst = at === 0 || isEnd(tokens[at - 1]) || isNext
  const next = tokens.findIndex((token, index) => index > at && !isOfDays(token))
  const isLed = isFirst && tokens[at === 0 && isComma(tokens[1]) ? 2 : at + 1]?.kind === 'days'
  return isLed && isClock(tokens[next]) ? next : undefined
}

const inHalf = (clock: Clock, half: 'am' | 'pm'): Clock =>
  clock.half === '' && !clock.isOfDay && clock.hour <= 12 ? { ...clock, half } : clock

const hourOf = ({ hour, half }: Clock): number =>
  half === '' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)

/** The two ends of a span as that part of the day has them; undefined where it has not. */
const within = (open: Clock, close: Clock, part: DayPart): readonly [Clock, Clock] | undefined => {
  const isNoon = close.hour === 12 || close.hour < open.hour
  const from = inHalf(open, part === 'morning' ? 'am' : 'pm')
  const till = inHalf(close, part === 'morning' && !isNoon ? 'am' : 'pm')
  const isWithin =
    hourOf(from) >= firstHour[part] && hourOf(from) < lastHour[part] && hourOf(till) <= lastHour[part]
  return isWithin ? [from, till] : undefined
}

/** Whether days have only that part of the times of others: 'Saturday mornings only'. */
const isAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.kind === 'days' &&
  !tokens.slice(at + 1, at + 3).some(isClock) &&
  tokens.filter(({ kind }) => kind === 'clock').length >= 4

/**
 * Tokens without 'mornings' and 'evenings' where they only say again, or say alone, which half of the day a span is in:
 * 'evenings 6-9'. Undefined where they add to what is said: 'Mon-Fri evenings, Sat 9-1'.
 */
export const withoutDayParts = (tokens: readonly Token[]): readonly Token[] | undefined => {
  const rest = [...tokens]
  const alone = tokens.filter((token, at) => token.kind === 'part' && isAlone(tokens, at))
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'part' || alone.includes(token)) continue
    const first = timesOf(tokens, at)
    const open = first === undefined ? undefined : rest[first]
    const close = first === undefined ? undefined : rest[first + 2]
    if (first === undefined || open?.kind !== 'clock' || close?.kind !== 'clock') return undefined
    const span = rest[first + 1]?.kind === 'to' ? within(open.clock, close.clock, token.part) : undefined
    if (span === undefined) return undefined
    rest[first] = { kind: 'clock', clock: span[0] }
    rest[first + 2] = { kind: 'clock', clock: span[1] }
  }
  return rest.filter((token) => token.kind !== 'part' || alone.includes(token))
}
