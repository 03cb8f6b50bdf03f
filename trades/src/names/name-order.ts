import type { Language } from '@shingle/shared/language/language.ts'
import type { NameWords } from './name-words.ts'

/** What names are made from: the words of the business, and what its owner said. */
export interface NameMaterial {
  readonly language: Language
  readonly words: NameWords
  /** Birds, trees, doors: what a business is called after. */
  readonly images: readonly string[]
  /** The town, as a name says it; '' where none is known. */
  readonly place: string
  /** The first name of whom to ask for; '' where nobody is named. */
  readonly person: string
  /** What the owner said of place and time of the work, as it stands before a noun: 'Garage', 'Night'. */
  readonly settings: readonly string[]
  /** The owner's own things among those of the trade: 'Sourdough'. */
  readonly said: readonly string[]
  /** Words that must be in some names. */
  readonly include: readonly string[]
  /** Whether the business may wink: none does whose customers grieve. */
  readonly isSolemn: boolean
}

/** One possible name. */
export interface Candidate {
  readonly name: string
  /** How it is built: two of twelve are seldom built alike. */
  readonly shape: string
  /** The words that it is made of, which should not come back in the next. */
  readonly parts: readonly string[]
  /** How much it is worth among the others, about 1. */
  readonly worth: number
}
