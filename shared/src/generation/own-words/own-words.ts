import type { OpeningHours } from '../../business/opening-hours.ts'
import type { PriceForm } from '../currency.ts'
import { countWords } from '../fit.ts'
import { type ContactFacts, findServiceArea } from './contact-facts.ts'
import { type FactFinder, lightFactFinder } from './fact-finder.ts'
import { findListedServices, type ListedService } from './listed-services.ts'
import { sentencesOf } from './sentences.ts'

/** A person's description taken apart. Nothing in it is added: every part is what they wrote. */
export interface OwnWords {
  /** The sentences that say what the business is and does. */
  readonly sentences: readonly string[]
  /** The sentences that only say how and when it can be reached. */
  readonly reachSentences: readonly string[]
  readonly services: readonly ListedService[]
  readonly contact: ContactFacts
  readonly serviceArea: string
  readonly hours: OpeningHours
  /** Whether they speak of themselves as 'I'. */
  readonly speaksAsOne: boolean
}

const reaching =
  /\b(?:call|phone|ring|e-?mail|text|whatsapp|tel|contact|reach|open(?:ing)?|hours|closed|appelez|llam[ae]|rufen|chiama|geöffnet|ouvert|abierto|aperto)\b|電話|営業時間|定休|전화|영업/iu
const figures = /\d|@/

const isReachSentence = (sentence: string, facts: FactFinder): boolean => {
  const { phone, email } = facts.contactIn(sentence)
  const statesFact = phone !== '' || email !== '' || Object.keys(facts.hoursIn(sentence)).length > 0
  return (
    (statesFact && countWords(sentence) <= 18) ||
    (reaching.test(sentence) && figures.test(sentence) && statesFact)
  )
}

const withoutBullet = (sentence: string): string => sentence.replace(/^\s*(?:[-*•·–]|\d+[.)])\s+/u, '')

const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sentence with a capital at its start and a stop at its end. */
export const asSentence = (written: string): string => {
  const text = written.trim().replace(/[,;:、]+$/u, '')
  const raised = /^\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
  if (/[.!?…。！？]["'”’」』)]*$/u.test(raised)) return raised
  return raised + (wideLetter.test(raised) ? '。' : '.')
}

interface ReadingOptions {
  /** How prices without a currency are written. */
  readonly form?: PriceForm
  readonly facts?: FactFinder | undefined
}

/** Takes a person's description apart. */
export const readOwnWords = (
  description: string,
  { form = '#', facts = lightFactFinder }: ReadingOptions = {},
): OwnWords => {
  const all = sentencesOf(description).map(withoutBullet)
  const listed = /^\s*(?:[-*•·–]|\d+[.)])\s+/mu.test(description)
  const told = all.filter((sentence) => !isReachSentence(sentence, facts))
  return {
    sentences: (listed ? told.filter((sentence) => countWords(sentence) > 6) : told).map(asSentence),
    reachSentences: all.filter((sentence) => isReachSentence(sentence, facts)).map(asSentence),
    services: findListedServices(description, form),
    contact: facts.contactIn(description),
    serviceArea: findServiceArea(description),
    hours: facts.hoursIn(description),
    speaksAsOne:
      /\b(?:I|I['’]m|I['’]ve|my)\b/u.test(description) && !/\b(?:we|our|us|we['’]re)\b/iu.test(description),
  }
}
