import type { Language } from '@shingle/shared/language/language.ts'
import { findParts } from './find-parts.ts'
import { findPhrases } from './find-phrases.ts'
import type { Found } from './found.ts'
import { objectsIn } from './objects.ts'
import { placesIn } from './places-at.ts'
import type { Slot } from './slots.ts'
import type { TradeIndex } from './trade-index.ts'
import { isInParts, lengthOf } from './words-of-text.ts'

/** What a phrase adds, for what it names and for what it supports. */
export interface Weighed {
  readonly found: Found
  readonly naming: number
  readonly things: number
  /** What it adds where it is no person's name. */
  readonly said: number
  /** Whether it may only be the name of a person. */
  readonly mayBePerson: boolean
  /** Whether it is what the business works on or for: then it names nothing. */
  readonly isObject: boolean
  /** Whether the description begins with it, as people do who say what they are. */
  readonly isHead: boolean
  /** Whether it is all that the first clause calls the business: 'Architect in Bath'. */
  readonly isWholeHead: boolean
  /** Whether the name of the business begins or ends with it. */
  readonly isOwnName: boolean
  /** Whether both the description and the name do. */
  readonly isSaidTwice: boolean
}

/** A trade that a business works for says little of its own. */
const objectShare = 0.2
const perFurtherWord = 0.5

const isBetween = (at: number, { from, to }: Readonly<{ from: number; to: number }>): boolean =>
  at >= from && at < to

const weighSlot = (
  { text, weight, head, isName, isFirst }: Slot,
  language: Language,
  index: TradeIndex,
): readonly Weighed[] => {
  const found = isInParts(language) ? findParts(text, index) : findPhrases(text, { index, language })
  const objects = objectsIn(text, language)
  const length = lengthOf(text, language)
  const places = placesIn(found, { words: isFirst ? head.words : 0, language, index })
  const sizeIn = ({ key, length: words }: Found) => (isInParts(language) ? key.length : words)
  return found.map((phrase) => {
    const isHead = phrase.at < head.words
    const said = (isHead ? head.weight : weight) * phrase.share * (1 + perFurtherWord * (phrase.length - 1))
    const isObject = isBetween(phrase.at, objects) || places.has(phrase)
    const isPerson = isName && phrase.length === 1 && index.people.has(phrase.key)
    return {
      found: phrase,
      said,
      mayBePerson: isPerson,
      naming: isPerson ? 0 : said * (isObject ? objectShare : 1),
      things: isPerson ? 0 : said,
      isObject,
      isHead: isHead && isFirst,
      isWholeHead: isFirst && phrase.at === 0 && sizeIn(phrase) === head.words,
      isSaidTwice: false,
      isOwnName: isName && !isPerson && (phrase.at === 0 || phrase.at + sizeIn(phrase) === length),
    }
  })
}

const thingsThatBearOut = 2

/** Whether what else is said is of the trade that a name may only sound like: a Zapatero who puts on soles. */
const isBorneOut = ({ found }: Weighed, phrases: readonly Weighed[]): boolean =>
  [...found.meaning.naming.keys()].some(
    (id) =>
      phrases.filter(
        (other) =>
          other.things > 0 && (other.found.meaning.things.has(id) || other.found.meaning.naming.has(id)),
      ).length >= thingsThatBearOut,
  )

/** The known phrases of the slots, each once, where it weighs most. */
export const weighPhrases = (
  slots: readonly Slot[],
  language: Language,
  index: TradeIndex,
): readonly Weighed[] => {
  const best = new Map<string, Weighed>()
  for (const slot of slots)
    for (const weighed of weighSlot(slot, language, index)) {
      const known = best.get(weighed.found.key)
      const isMore = known === undefined || known.naming + known.things < weighed.naming + weighed.things
      const isInBoth = (one: Weighed, other: Weighed | undefined) => one.isHead && other?.isOwnName === true
      const isSaidTwice = isInBoth(weighed, known) || (known !== undefined && isInBoth(known, weighed))
      best.set(weighed.found.key, { ...(isMore ? weighed : known), isSaidTwice })
    }
  const phrases = [...best.values()]
  return phrases.map((phrase) =>
    phrase.mayBePerson && phrase.naming === 0 && isBorneOut(phrase, phrases)
      ? { ...phrase, naming: phrase.said, things: phrase.said, isOwnName: true }
      : phrase,
  )
}
