import type { OpeningHours } from '../../business/opening-hours.ts'
import type { NamedPerson } from '../../reading/reading.ts'
import { raiseFirst } from '../../text/raise-first.ts'

/** A service in the person's own words, with its price where they wrote one. */
export interface ListedService {
  readonly name: string
  readonly pricing: string
  /** What they say of it beside its name, as sentences; '' or absent where nothing. */
  readonly detail?: string
}

/** The ways to reach a business, as far as the person wrote them; '' for what they did not. */
export interface ContactFacts {
  readonly phone: string
  readonly email: string
  readonly streetAddress: string
  readonly postalCode: string
}

/** A person's description taken apart. Nothing in it is added: every part is what they wrote. */
export interface OwnWords {
  /** The sentence that they begin with, where it tells what they do and no card says it; else ''. */
  readonly opening: string
  /** The sentences that say what the business is and does. */
  readonly sentences: readonly string[]
  /** What they say besides, and nothing to begin with: 'No ovens.' */
  readonly asides: readonly string[]
  /** What they do not do, as sentences of nothing else: 'No ovens.' They stand in none of the other lists. */
  readonly refusals: readonly string[]
  /** What is said of times and is no fact: 'Evenings by arrangement.' */
  readonly hoursWords: readonly string[]
  /** Whole sentences that may stand alone, word for word: none that refuses, names a price or says whom to ask for. */
  readonly statements: readonly string[]
  /** Whom to ask for, in their words: 'Ask for Kelda'; '' where nobody is named. */
  readonly person: string
  /** Who works there, by name. */
  readonly people: readonly NamedPerson[]
  /** Whom it serves, in their words. */
  readonly audiences: readonly string[]
  readonly services: readonly ListedService[]
  /** Whether the description begins with the first of them. */
  readonly beginsWithServices: boolean
  readonly contact: ContactFacts
  readonly serviceArea: string
  readonly hours: OpeningHours
  /** Whether somebody answers at any hour. */
  readonly answersAlways: boolean
  /** Whether they speak of themselves as 'I'. */
  readonly speaksAsOne: boolean
}

/** What is known of a description that nobody has read: nothing. */
export const unread: OwnWords = {
  opening: '',
  sentences: [],
  asides: [],
  refusals: [],
  hoursWords: [],
  statements: [],
  person: '',
  people: [],
  audiences: [],
  services: [],
  beginsWithServices: false,
  contact: { phone: '', email: '', streetAddress: '', postalCode: '' },
  serviceArea: '',
  hours: {},
  answersAlways: false,
  speaksAsOne: false,
}

const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sentence with a capital at its start and a stop at its end. */
export const asSentence = (written: string): string => {
  const raised = raiseFirst(written.trim().replace(/[,;:、]+$/u, ''))
  if (/[.!?…。！？]["'”’」』)]*$/u.test(raised)) return raised
  return raised + (wideLetter.test(raised) ? '。' : '.')
}
