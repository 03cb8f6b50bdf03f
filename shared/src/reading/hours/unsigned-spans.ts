import type { Language } from '../../language/language.ts'
import type { Token } from './token.ts'

// Where '9/13' is from nine to one; elsewhere it is both.
const withSlash: readonly Language[] = ['italian', 'spanish', 'french']

const shortestMinutes = 150

const isSlash = (token: Token | undefined): boolean => token?.kind === 'and' && token.sign === '/'

/** The places of the clocks of a run, from this one on, each with at most one token before the next. */
const runFrom = (tokens: readonly Token[], from: number): readonly number[] => {
  const places = [from]
  for (let at = from; ; ) {
    const next = [at + 1, at + 2].find((index) => tokens[index]?.kind === 'clock')
    const isJoined = next === at + 1 || /^(?:and|to)$/u.test(tokens[at + 1]?.kind ?? '')
    if (next === undefined || !isJoined) return places
    places.push(next)
    at = next
  }
}

/** Whether a dash stands between none of the pairs: 'lun-ven 8/12 14/18', or '8/12 - 14/18'. */
const isSlashed = (tokens: readonly Token[], places: readonly number[]): boolean =>
  places.length % 2 === 0 && places.every((place, at) => isSlash(tokens[place + 1]) === (at % 2 === 0))

const minutesAt = (tokens: readonly Token[], at: number): number => {
  const token = tokens[at]
  return token?.kind === 'clock' && token.clock.isMarked
    ? token.clock.hour * 60 + token.clock.minute
    : Number.NaN
}

/** Whether only a blank stands in each pair, far enough apart to be the ends of one: '8h 19h'. */
const isBlank = (tokens: readonly Token[], places: readonly number[]): boolean =>
  places.length % 2 === 0 &&
  places.every((place, at) =>
    at % 2 === 0
      ? places[at + 1] === place + 1 &&
        minutesAt(tokens, place + 1) - minutesAt(tokens, place) >= shortestMinutes
      : places[at + 1] !== place + 1,
  )

/** The clocks of a run in pairs, with a sign of range in each and a comma between them. */
const paired = (clocks: readonly Token[]): readonly Token[] =>
  clocks.flatMap((clock, at): readonly Token[] => {
    if (at === 0) return [clock]
    return at % 2 === 1 ? [{ kind: 'to' }, clock] : [{ kind: 'and', sign: ',' }, clock]
  })

/** Tokens with a sign of range between the times that stand in pairs without one. */
export const withSpanSigns = (tokens: readonly Token[], language: Language): readonly Token[] => {
  const at = tokens.findIndex(({ kind }) => kind === 'clock')
  if (at < 0) return tokens
  const places = runFrom(tokens, at)
  const isPaired = (withSlash.includes(language) && isSlashed(tokens, places)) || isBlank(tokens, places)
  const end = (places.at(-1) ?? at) + 1
  const run = tokens.slice(at, end)
  const signed = isPaired ? paired(run.filter(({ kind }) => kind === 'clock')) : run
  return [...tokens.slice(0, at), ...signed, ...withSpanSigns(tokens.slice(end), language)]
}
