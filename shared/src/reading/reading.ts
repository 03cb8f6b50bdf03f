import type { Language } from '../language/language.ts'
import type { HoursRead } from './hours/read-hours.ts'

/** What a clause of a description is about. */
export const clauseLabels = [
  'name',
  'trade',
  'offer',
  'price',
  'hours',
  'reach',
  'audience',
  'claim',
  'refusal',
  'place',
  'person',
  'way',
  'unused',
] as const
export type ClauseLabel = (typeof clauseLabels)[number]

/** How a business works with its customers. */
export const waysOfWorking = [
  'walk-in',
  'appointment',
  'call-out',
  'order',
  'hire',
  'enroll',
  'donate',
] as const
export type WayOfWorking = (typeof waysOfWorking)[number]

/** A piece of the description, verbatim, with what it is about. In order they are the whole description. */
export interface Clause {
  readonly label: ClauseLabel
  readonly text: string
}

/** A price of something offered beside its first: 'each extra', '£45'. */
export interface PriceOption {
  readonly name: string
  readonly price: string
}

/** Something the business does or sells, in its owner's words. */
export interface Offer {
  readonly name: string
  /** What its owner says of it beside its name: 'while you wait'; '' where nothing. */
  readonly detail: string
  /** As the owner wrote it, with the place's currency put to a bare figure; '' where none is named. */
  readonly price: string
  /** Its other prices, as rows below it. */
  readonly options: readonly PriceOption[]
  /** A card has a heading of its own; words stay in the owner's sentence. */
  readonly form: 'card' | 'words'
  /** The words that it was read from, verbatim: what leads to its name and price is in none of them. Absent where nobody wrote them. */
  readonly said?: string
}

/** Somebody who works there, by name. */
export interface NamedPerson {
  /** As written, with a title before it: 'Dr. Anita Rao'. */
  readonly name: string
  /** What stands behind the name of those who learned a profession: 'PA-C'; '' where nothing. */
  readonly letters: string
}

/** What the business does not do. */
export interface Refusal {
  /** The sentence or clause, verbatim. */
  readonly text: string
  /** What is refused, as the owner calls it: 'ovens'. */
  readonly things: readonly string[]
}

/** How and where the business is found, as written. */
export interface Reach {
  readonly phones: readonly string[]
  /** Numbers meant as phones that cannot be: words, to be checked by their owner, never a link. */
  readonly doubtfulPhones: readonly string[]
  readonly emails: readonly string[]
  /** Web and social addresses. */
  readonly links: readonly string[]
  readonly handles: readonly string[]
  readonly streetAddress: string
  readonly postalCode: string
  /** Where its customers may be: 'within 20 miles of Ely'. */
  readonly area: string
  /** The spot it is found at, smaller than a town: 'west pier'. */
  readonly site: string
}

/** The trade and kind that a description speaks of, and the other trades that it may speak of, the likeliest first. */
export type TradeRead = (
  | {
      readonly outcome: 'trade'
      readonly tradeId: string
      readonly kindId: string
      /** What the words call it, where that is not the trade's own name; else ''. */
      readonly calledAs?: string
    }
  | { readonly outcome: 'kind'; readonly kindId: string }
  | { readonly outcome: 'none' }
) & { readonly rivals: readonly string[] }

/**
 * A description taken apart. Nothing in it is added: every text is what its owner wrote, and every clause of theirs is
 * in `clauses` once. Lists keep the owner's order.
 */
export interface Reading {
  readonly language: Language
  /** Whether the language may be taken without asking. */
  readonly isSureOfLanguage: boolean
  /** Whether it is clearly in a language in which pages have no words of their own, such as Dutch or Portuguese. */
  readonly isForeign?: boolean
  /** Where the business is at home, as ISO names the country; '' where nobody knows. */
  readonly country: string
  readonly trade: TradeRead
  readonly clauses: readonly Clause[]
  readonly offers: readonly Offer[]
  readonly hours: HoursRead
  readonly reach: Reach
  readonly refusals: readonly Refusal[]
  /** Whom it serves: 'small law firms'. */
  readonly audiences: readonly string[]
  readonly ways: readonly WayOfWorking[]
  /** Whole sentences that state something of the business, with their stops. */
  readonly statements: readonly string[]
  /** Since when it exists, as a year; '' where nobody says so. */
  readonly since: string
  /** From the first age or size to the last, verbatim: '9 months to 5 years'; '' where none. */
  readonly range: string
  /** Grades and prizes, verbatim. */
  readonly accolades: readonly string[]
  readonly registrations: readonly string[]
  /** Who works there, where titles or letters tell that these are people. */
  readonly people: readonly NamedPerson[]
  /** Whom to ask for, as named; '' where nobody is. */
  readonly person: string
  readonly speaks: 'one' | 'several' | 'unknown'
}
