import type { Language } from '@shingle/shared/language/language.ts'
import type { RecognizeTrade } from '@shingle/shared/reading/read-description.ts'
import { withoutWhereabouts } from './whereabouts.ts'
import { lengthOf } from './words-of-text.ts'

/** What of a business is read for its trade: refusals and audiences are left out by whoever asks. */
export interface TradeSlots {
  readonly name: string
  /** The clauses of its description in their order. */
  readonly clauses: readonly string[]
  /** What it does not do: a trade that is called so is none of its own. */
  readonly refused?: readonly string[]
  /** Whether the first clause says what the business is, and begins no list of what it does. */
  readonly isCalled?: boolean
}

/** What is read for the trade of a business, out of the labeled clauses of its description. */
export const slotsOfClauses = ({
  name,
  clauses,
  refused,
}: Pick<Parameters<RecognizeTrade>[0], 'name' | 'clauses' | 'refused'>): TradeSlots => ({
  ...{ name, refused, clauses: clauses.map(({ text }) => text) },
  isCalled: clauses[0]?.label === 'trade',
})

/** A text and how much what it says weighs. */
export interface Slot {
  readonly text: string
  readonly weight: number
  /** Its first words, up to where the trade has been said, weigh otherwise: how many they are, and how much. */
  readonly head: { readonly words: number; readonly weight: number }
  readonly isName: boolean
  /** Whether it is the first clause of the description. */
  readonly isFirst: boolean
}

const weights = { name: 1.5, head: 2.2, first: 1.5, rest: 1, start: 1.4 } as const

/** 'I'm a', 'Wir sind', and what comes before the trade's own words. */
const openings: Readonly<Partial<Record<Language, RegExp>>> = {
  english:
    /^(?:(?:hi|hello)[,!. ]+)?(?:i[’']?m|i am|we[’']?re|we are|this is|it[’']?s|your|my name is \S+[,. ]+)\s+(?:an?|the|your|\p{L}+[’']s)?\s*/iu,
  german:
    /^(?:hallo[,! ]+)?(?:ich bin|wir sind|ihre?|dein|bei uns finden sie)\s+(?:eine?|der|die|das|ihre?)?\s*/iu,
  spanish: /^(?:soy|somos|tu|su)\s+(?:una?|el|la|los|las)?\s*/iu,
  french: /^(?:je suis|nous sommes|votre|vos)\s+(?:une?|le|la|les|des)?\s*/iu,
  italian: /^(?:sono|siamo|il vostro|la vostra)\s+(?:una?|un|il|la|i|gli|le)?\s*/iu,
}

/** What follows the trade where a first clause names it. */
const ends: Readonly<Partial<Record<Language, RegExp>>> = {
  english: /\s(?:in|for|at|on|near|with|from|serving|based|who|that|offering|since|to|by)\s/iu,
  german: /\s(?:in|im|für|am|an|auf|bei|mit|aus|seit|der|die|das|von|zu|rund|über)\s/iu,
  spanish: /\s(?:en|para|con|desde|que|por|cerca|sobre)\s/iu,
  french: /\s(?:à|au|en|pour|dans|avec|depuis|qui|sur|chez|près)\s/iu,
  italian: /\s(?:a|in|per|con|dal|da|che|nel|nella|presso|su|sui|sugli|sulla|sulle)\s/iu,
}

const firstClause = (text: string, language: Language): Slot => {
  const opening = openings[language]
  const said = opening === undefined ? text : text.replace(opening, '')
  const told = withoutWhereabouts(said, language).replace(/^[\s.]+/u, '')
  const stop = /[.,;:!?。、\n]/u.exec(told)?.index ?? told.length
  const end = ends[language]?.exec(told.slice(0, stop))?.index ?? stop
  const words = lengthOf(told.slice(0, end), language)
  const head = { words, weight: weights.head }
  return { text: told, weight: weights.first, head, isName: false, isFirst: true }
}

/** The texts that are read, each with its weight: what comes first says most, in all of it and in each clause. */
export const slotsOf = ({ name, clauses }: TradeSlots, language: Language): readonly Slot[] => [
  {
    text: name,
    weight: weights.name,
    head: { words: 0, weight: weights.name },
    isName: true,
    isFirst: false,
  },
  firstClause(clauses[0] ?? '', language),
  ...clauses.slice(1).map((text) => ({
    text: withoutWhereabouts(text, language),
    weight: weights.rest,
    head: { words: 1, weight: weights.start },
    isName: false,
    isFirst: false,
  })),
]
