import type { Clock, Token } from './token.ts'

const isSign = (token: Token | undefined, signs: RegExp): boolean =>
  token?.kind === 'and' && signs.test(token.sign)

const minutesOf = ({ hour, minute, half }: Clock): number =>
  (half === '' ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute

/** Whether these times follow each other, on a clock that may count to twelve. */
const ascend = (clocks: readonly Clock[]): boolean => {
  const [first = 0, ...others] = clocks.map(minutesOf)
  let before = first
  return others.every((written) => {
    const time = written > before ? written : written + 720
    const isLater = time > before
    before = time
    return isLater && before - first < 16 * 60
  })
}

/** The times of '10-18 (lunch 1-2)', where nothing else stands between and behind. */
const pausedAt = (tokens: readonly Token[], at: number): readonly Token[] | undefined => {
  const [opens, to, closes, bracket, pause, from, till, back, end] = tokens.slice(at, at + 9)
  if (opens?.kind !== 'clock' || to?.kind !== 'to' || closes?.kind !== 'clock') return undefined
  if (!isSign(bracket, /^[([]$/u) || pause?.kind !== 'pause' || !isSign(end, /^[)\]]$/u)) return undefined
  if (from?.kind !== 'clock' || till?.kind !== 'to' || back?.kind !== 'clock') return undefined
  return ascend([opens.clock, from.clock, back.clock, closes.clock])
    ? [opens, to, from, { kind: 'and', sign: '&' }, back, till, closes]
    : undefined
}

/** A pause in brackets is one of the times right before it, and of no others: 'Thu 10-5.30 (lunch 1-2), Sat 10-1'. */
export const withBracketedPauses = (tokens: readonly Token[]): readonly Token[] => {
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const paused = pausedAt(tokens, at)
    read.push(...(paused ?? tokens.slice(at, at + 1)))
    at += paused === undefined ? 1 : 9
  }
  return read
}

/** Whether a pause in brackets may be one of some of the times and not of others. */
export const isPauseOfSome = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => isSign(token, /^[([]$/u) && tokens[at + 1]?.kind === 'pause') &&
  tokens.filter(({ kind }) => kind === 'clock').length > 4
