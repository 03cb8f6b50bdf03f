import type { Language } from '../../../language/language.ts'
import { dayStop, type Token } from '../../hours/token.ts'
import { type PlacedToken, tokensWithin } from '../../hours/tokenize.ts'

/** From the first character of a clause about hours to the one after its last. */
export interface HoursClause {
  readonly start: number
  readonly end: number
}

type Placed = readonly PlacedToken[]

// What these end is another sentence.
const isSentenceEnd = ({ token }: PlacedToken): boolean =>
  token.kind === 'and' && /^[.。:()[\]]$/u.test(token.sign)

const isKnown = ({ token }: PlacedToken): boolean => token.kind !== 'unknown' && token.kind !== 'answered'

const runsOf = (placed: Placed): readonly Placed[] => {
  const runs: PlacedToken[][] = [[]]
  for (const one of placed) {
    if (isKnown(one) && !isSentenceEnd(one)) runs.at(-1)?.push(one)
    else runs.push([])
  }
  return runs
}

const kindAt = (run: Placed, at: number): Token['kind'] | undefined => run[at]?.token.kind

const isMarked = (run: Placed, at: number): boolean => {
  const token = run[at]?.token
  return token?.kind === 'clock' && token.clock.isMarked
}

/** How many tokens the span has that begins here, with or without a sign of range; 0 where none begins. */
const spanAt = (run: Placed, at: number): number => {
  if (kindAt(run, at) !== 'clock') return 0
  if (kindAt(run, at + 1) === 'clock') return isMarked(run, at) && isMarked(run, at + 1) ? 2 : 0
  const sign = run[at + 1]?.token
  const isSigned = sign?.kind === 'to' || (sign?.kind === 'and' && sign.sign === '/')
  return isSigned && kindAt(run, at + 2) === 'clock' ? 3 : 0
}

/** Whether the time is the end alone of days that stand right before it: 'Fri till 1', 'fr nur bis 12'. */
const isUntilAt = (run: Placed, at: number): boolean => {
  if (kindAt(run, at - 1) !== 'to') return false
  const before = run
    .slice(0, at - 1)
    .findLast(({ token }) => token.kind !== 'fill' && !(token.kind === 'and' && token.sign === dayStop))
  return before?.token.kind === 'days'
}

const isSpanEndAt = (run: Placed, at: number): boolean =>
  spanAt(run, at - 2) === 3 || spanAt(run, at - 1) === 2 || isUntilAt(run, at)

const naming: readonly Token['kind'][] = ['days', 'closed', 'unclosed', 'part', 'rest', 'pause']

// 'Knit night every Thursday 6-8pm': the night belongs to what is on, and not to when.
const namedBefore = /(?<!\p{L})(?!(?:late|all|every|each|the|and|or|at|by|to|day|one)\s)\p{L}{3,}\s$/iu

const isOfName = (text: string, { token, start, end }: PlacedToken): boolean =>
  token.kind === 'part' && /^night$/iu.test(text.slice(start, end)) && namedBefore.test(text.slice(0, start))

/** Where it begins: with days, or with a span that no figure or sum before may be the start of. */
const firstOf = (text: string, run: Placed): number =>
  run.findIndex(({ token, start, end }, at) => {
    if (at === 0 && isOfName(text, { token, start, end })) return false
    if (naming.includes(token.kind)) return true
    const length = spanAt(run, at)
    if (length === 0) return false
    const isAfterFigure = /[\p{N}\p{Sc}/-]\s*$|\p{N}[.:]\s*$|[.:]$/u.test(text.slice(0, start))
    const isAfterWord = at === 0 && /\p{L}\s*$/u.test(text.slice(0, start))
    return !isAfterFigure && !(isAfterWord && !isMarked(run, at) && !isMarked(run, at + length - 1))
  })

const isEndAt = (run: Placed, at: number): boolean => {
  const kind = kindAt(run, at)
  return kind === 'days' || kind === 'closed' || kind === 'part' || (kind === 'clock' && isSpanEndAt(run, at))
}

/** Where it ends: with days, or with a span whose last figure counts nothing that follows. */
const lastOf = (text: string, run: Placed): number =>
  run.findLastIndex(({ token, end }, at) => {
    if (!isEndAt(run, at)) return false
    if (at < run.length - 1 && kindAt(run, at + 1) === 'and') return true
    const isBeforeWord = /^\s*\p{L}/u.test(text.slice(end)) && at === run.length - 1
    return !isBeforeWord || (token.kind === 'clock' ? isMarked(run, at) : token.kind !== 'days')
  })

/** Clauses of days and times of which every word is understood, so that none is read without the rest. */
export const findHoursClauses = (text: string, language: Language): readonly HoursClause[] =>
  runsOf(tokensWithin(text, language)).flatMap((run): HoursClause[] => {
    const clause = run.slice(Math.max(0, firstOf(text, run)), lastOf(text, run) + 1)
    const [first] = clause
    const last = clause.at(-1)
    const hasDays = clause.some(({ token }) => token.kind === 'days')
    const hasSpan = clause.some(
      (_, at) => spanAt(clause, at) > 0 || (kindAt(clause, at) === 'clock' && isUntilAt(clause, at)),
    )
    return first === undefined || last === undefined || !hasDays || !hasSpan || firstOf(text, run) < 0
      ? []
      : [{ start: first.start, end: last.end }]
  })
