import type { OpeningHours } from '../../business/opening-hours.ts'
import { raiseFirst } from '../../text/raise-first.ts'
import type { PriceForm } from '../currency.ts'
import { countWords } from '../fit.ts'
import { type ContactFacts, findContactFacts, findServiceArea } from './contact-facts.ts'
import { findListedServices, type ListedService } from './listed-services.ts'
import { findOpeningHours } from './opening-hours.ts'
import { sentencesOf } from './sentences.ts'

/** A person's description taken apart. Nothing in it is added: every part is what they wrote. */
export interface OwnWords {
  /** The sentences that say what the business is and does. */
  readonly sentences: readonly string[]
  /** The sentences that only say how and when it can be reached. */
  readonly reachSentences: readonly string[]
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
  /** Whom it serves, in their words. */
  readonly audiences: readonly string[]
  readonly services: readonly ListedService[]
  readonly contact: ContactFacts
  readonly serviceArea: string
  readonly hours: OpeningHours
  /** Whether somebody answers at any hour. */
  readonly answersAlways: boolean
  /** Whether they speak of themselves as 'I'. */
  readonly speaksAsOne: boolean
}

const reaching =
  /\b(?:call|phone|ring|e-?mail|text|whatsapp|tel|contact|reach|open(?:ing)?|hours|closed|appelez|llam[ae]|rufen|chiama|geöffnet|ouvert|abierto|aperto)\b|電話|営業時間|定休|전화|영업/iu
const figures = /\d|@/

const isReachSentence = (sentence: string): boolean => {
  const statesFact =
    findContactFacts(sentence).phone !== '' ||
    findContactFacts(sentence).email !== '' ||
    Object.keys(findOpeningHours(sentence)).length > 0
  return (
    (statesFact && countWords(sentence) <= 18) ||
    (reaching.test(sentence) && figures.test(sentence) && statesFact)
  )
}

const withoutBullet = (sentence: string): string => sentence.replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/u, '')

const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sentence with a capital at its start and a stop at its end. */
export const asSentence = (written: string): string => {
  const raised = raiseFirst(written.trim().replace(/[,;:、]+$/u, ''))
  if (/[.!?…。！？]["'”’」』)]*$/u.test(raised)) return raised
  return raised + (wideLetter.test(raised) ? '。' : '.')
}

/** Takes a person's description apart as well as a browser can, where nobody has read it; prices without a currency are written in `form`. */
export const readOwnWords = (description: string, form: PriceForm = '#'): OwnWords => {
  const all = sentencesOf(description).map(withoutBullet)
  const listed = /^\s*(?:[-*•·–]|\d+[.)])\s+/mu.test(description)
  const told = all.filter((sentence) => !isReachSentence(sentence))
  return {
    sentences: (listed ? told.filter((sentence) => countWords(sentence) > 6) : told).map(asSentence),
    reachSentences: all.filter(isReachSentence).map(asSentence),
    asides: [],
    refusals: [],
    answersAlways: false,
    audiences: [],
    statements: [],
    person: '',
    hoursWords: [],
    services: findListedServices(description, form),
    contact: findContactFacts(description),
    serviceArea: findServiceArea(description),
    hours: findOpeningHours(description),
    speaksAsOne:
      /\b(?:I|I['’]m|I['’]ve|my)\b/u.test(description) && !/\b(?:we|our|us|we['’]re)\b/iu.test(description),
  }
}
