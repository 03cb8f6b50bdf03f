import type { Language } from '@shingle/shared/language/language.ts'
import { trades } from '../trades.ts'
import { calledAsWoman } from './as-woman.ts'
import { doesIt } from './does-it.ts'
import { isMentioned, isOfAnotherKind, kindNamed, recognizeKind, type Told } from './recognize-kind.ts'
import { tradesRuledOut } from './ruled-out.ts'
import { saysName } from './says-name.ts'
import { slotsOf, type TradeSlots } from './slots.ts'
import { type Sum, sumKinds, sumTrades } from './sums.ts'
import { unlessTaught } from './teaches.ts'
import { type TradeIndex, tradeIndex } from './trade-index.ts'
import { callsItselfUnknown } from './unknown-trade.ts'
import { weighPhrases } from './weigh.ts'
import { lookupKey, partsKey } from './words-of-text.ts'

/** What is told, and the other trades that the description may speak of, the likeliest first. */
export type RecognizedTrade = Told & { readonly rivals: readonly string[] }

const enough = 4
const tradeMargin = 0.15
const mostBesideOneWord = 0.48
const thingsThatName = 3

const isSupported = (sum: Sum): boolean => (sum.isNamed && !isMentioned(sum)) || sum.things >= thingsThatName

/** Whether one word alone speaks for a trade, while others speak for one of another kind. */
const isOutweighed = (best: Sum, others: readonly Sum[], { kindOf }: TradeIndex): boolean => {
  const [word, ...more] = best.words
  const other = others.find(
    ({ id, words }) => kindOf.get(id) !== kindOf.get(best.id) && words.some((one) => one !== word),
  )
  return more.length === 0 && (other?.total ?? 0) >= mostBesideOneWord * best.total
}

const isClear = (best: Sum, next: Sum | undefined): boolean =>
  next === undefined || !next.isNamed || (best.total - next.total) / best.total >= tradeMargin

// What neither the name nor the first words of a description say has to be said by more than what speaks for another kind.
const marginOfTheUnsaid = 0.3

/** Whether a trade of another kind is too near to it for a guess. */
const isDoubtful = (best: Sum, others: readonly Sum[], { kindOf }: TradeIndex): boolean => {
  if (best.isHead || best.isOwnName) return false
  const other = others.find(
    ({ id, isNamed, things }) => kindOf.get(id) !== kindOf.get(best.id) && (isNamed || things > 1),
  )
  return other !== undefined && (best.total - other.total) / best.total < marginOfTheUnsaid
}

// What the name says is not outvoted by a few things that others have as well.
const leastOfOwn = 0.6

/**
 * Whether the name of the business and the first words of its description both say it, and these no other: 'Gate Allotment
 * Café: a café run by …', and not 'Gelato: pizza, pasta, gelato'.
 */
const isSaidAgain = (sum: Sum, sums: readonly Sum[]): boolean =>
  sum.isSaidTwice &&
  !sums.some(
    (other) =>
      other !== sum &&
      ((other.isHead && other.isNamed) || (other.things > 1 && other.total >= rivalShare * sum.total)),
  )

/** Whether it is all that the first clause calls the business: 'Architect in Bath', and not 'stairlifts' of a list. */
const isSaidOutright = ({ isWholeHead }: Sum, { isCalled }: TradeSlots): boolean =>
  isWholeHead && isCalled === true

/** Whether a trade that the name speaks of is borne out: by what else is said, or against a single word. */
const isBorneOut = (own: Sum, best: Sum): boolean => {
  const isAgainstOne = own !== best && best.words.length === 1
  if (own.words.length === 1) return own === best || (isAgainstOne && !best.isHead)
  return isAgainstOne || (!best.isHead && own.total >= leastOfOwn * best.total)
}

/**
 * A flower shop that decorates weddings is no planner of them: the one trade that the name speaks of holds, unless the
 * description begins with another. So does the one that is all its first clause calls it: an architect who lists extensions
 * builds none.
 */
const withOwnFirst = (sums: readonly Sum[], slots: TradeSlots): readonly Sum[] => {
  const [best] = sums
  const [said, ...others] = sums.filter((sum) => isSaidOutright(sum, slots) && sum.total >= enough)
  if (said !== undefined && others.length === 0) return [said]
  const again = sums.find((sum) => isSaidAgain(sum, sums) && sum.total >= enough)
  if (again !== undefined) return [again]
  const [own, ...more] = sums.filter((sum) => sum.isOwnName && sum.isNamed && sum.total >= enough)
  if (best === undefined || own === undefined || more.length > 0) return sums
  return isBorneOut(own, best) ? [own] : sums
}

// Where so much speaks for a trade, its own name is right whichever words said so.
const wordsThatName = 5

interface TellingBy {
  readonly slots: TradeSlots
  readonly index: TradeIndex
  readonly language: Language
  /** What speaks for each kind, the likeliest first. */
  readonly kinds: readonly Sum[]
}

/** Whether a name says more than a trade's own, joined to it: 'Märchenerzählerin' of 'Erzähler'. */
const isCompoundOf = (name: string, own: string): boolean => {
  const [one, other] = [name, own].map((word) => partsKey(word).replace(/in$/u, ''))
  return one !== other && !/[\s-]/u.test(name.trim()) && (one ?? '').endsWith(other ?? '')
}

const calledAs = (
  { id, words, namedBy, namingWords, isNamedFirst, isOwnName }: Sum,
  { language, slots }: TellingBy,
): string => {
  const trade = trades.find((written) => written.id === id)
  if (trade === undefined) return ''
  const own = trade.names[language]
  const phrases = trade.naming[language] ?? []
  const inName = phrases
    .filter((phrase) => partsKey(slots.name).includes(partsKey(phrase)))
    .toSorted((one, other) => other.length - one.length)
  const called = inName[0] ?? phrases.find((phrase) => lookupKey(phrase, language) === namedBy) ?? ''
  const compound = inName.find((phrase) => isCompoundOf(phrase, own))
  if (compound !== undefined) return compound
  const woman = [own, called].map((name) => calledAsWoman(name, slots, language)).find((name) => name !== '')
  if (woman !== undefined) return woman
  if (called === '' || doesIt.test(called) || saysName([...namingWords, ...inName], own, language)) return ''
  const isOwn = partsKey(slots.name).includes(partsKey(called)) || isOwnName
  // 'Türöffnung 89 €' is what somebody does, and not what they are.
  return isOwn || (isNamedFirst && words.length < wordsThatName) ? called : ''
}

const tellTrade = ([best, ...others]: readonly Sum[], by: TellingBy): Told | undefined => {
  const { index, kinds, slots } = by
  const kindId = kindNamed(index.kindOf.get(best?.id ?? ''))
  if (best === undefined || kindId === undefined) return undefined
  const isTold =
    isSupported(best) &&
    isClear(best, others[0]) &&
    !isOutweighed(best, others, index) &&
    !isDoubtful(best, others, index) &&
    (isSaidAgain(best, [best, ...others]) ||
      isSaidOutright(best, slots) ||
      !isOfAnotherKind(best, kinds, index))
  return best.total >= enough && isTold
    ? {
        outcome: 'trade',
        tradeId: best.id,
        kindId,
        words: best.words,
        calledAs: calledAs(best, by),
      }
    : undefined
}

// Below this share of what speaks for the likeliest, a trade is only mentioned: who lists services names many things.
const rivalShare = 0.4

// What its name says that a business is, only a trade as likely may be beside it.
const rivalShareOfNamed = 0.85

// Who names more than these beside their own lists what they all are.
const mostMentioned = 2

/**
 * The trades that may be meant beside the one that is told, the likeliest first. Who begins by saying what they are has
 * said it: one or two that they name later are what they do.
 */
const rivalsOf = (told: Told, sums: readonly Sum[]): readonly string[] => {
  const own = told.outcome === 'trade' ? told.tradeId : undefined
  const most = sums[0]?.total ?? 0
  const isNamedSo = sums.some(({ id, isOwnName, isNamed }) => id === own && isOwnName && isNamed)
  const share = (sum: Sum) => (isNamedSo && !sum.isOwnName ? rivalShareOfNamed : rivalShare)
  const rivals = sums
    .filter(({ id }) => id !== own)
    .filter((sum) => (sum.isNamed || sum.things > 1) && sum.total >= share(sum) * most)
  const isSaid = sums.some(({ id, isHead }) => id === own && isHead) && rivals.length <= mostMentioned
  return rivals.filter(({ isHead }) => isHead || !isSaid).map(({ id }) => id)
}

/**
 * Tells the trade by evidence: words that name one decide, its things support it, and where two are as likely, or too
 * little is said, only the kind is told, or nothing. Whoever asks has taken refusals and audiences out.
 */
export const recognizeTrade = (slots: TradeSlots, language: Language): RecognizedTrade => {
  const index = tradeIndex(language)
  const texts = slotsOf(slots, language)
  const phrases = weighPhrases(texts, language, index)
  const sums = sumTrades(phrases)
  const kinds = sumKinds(phrases, index)
  const out = tradesRuledOut(slots, phrases, { language, index })
  const possible = sums.filter(({ id }) => !out.has(id))
  // Where the likeliest is refused, the next is no better known: only the kind may be told.
  const isRefused = (sums[0]?.total ?? 0) > (possible[0]?.total ?? 0)
  const isOpen =
    isRefused || callsItselfUnknown(texts[1], phrases, { language, likeliest: possible[0]?.id ?? '' })
  const likely =
    (isOpen ? undefined : tellTrade(withOwnFirst(possible, slots), { slots, index, language, kinds })) ??
    recognizeKind(kinds, isOpen)
  const told = unlessTaught(likely, slots.clauses)
  return { ...told, rivals: rivalsOf(told, possible) }
}
