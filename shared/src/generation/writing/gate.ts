import type { DraftContent } from '../../draft/content.ts'
import { speaksOfBooking } from '../booking-words.ts'
import { detectLanguage } from '../detect-language.ts'
import { foldText, wordsOf } from '../fold-text.ts'
import { speakAsOne } from '../voice/speak-as-one.ts'
import type { Brief } from './brief.ts'
import { saysOnlyFacts } from './says-only-facts.ts'

/** A text shorter than this tells its language too rarely. */
const tellingLength = 60

const shortestTelling = 4

const restrained = ['solemn', 'quiet'] as const

const namesRefused = (text: string, { refused }: Brief): boolean => {
  const said = new Set(wordsOf(foldText(text)))
  const telling = (thing: string) => wordsOf(foldText(thing)).filter((word) => word.length >= shortestTelling)
  return refused.some((thing) => {
    const words = telling(thing)
    return words.length > 0 && words.every((word) => said.has(word))
  })
}

/** What is told of a business, and the language of its page. */
type GateGround = Pick<DraftContent, 'business'> & {
  readonly settings: Pick<DraftContent['settings'], 'language'>
}

/**
 * Whether what the model wrote may stand on a page: only facts of the owner's, nothing that they refuse, their language, person
 * and tone. The text as it may stand, or undefined. Addresses stand only where `repeats`, a text of the owner's, has them.
 */
export const createGate = ({ business, settings }: GateGround, brief: Brief, repeats?: string) => {
  const { language } = settings
  const told = [business.name, business.activities, business.location, brief.trade].join('\n')
  const known = { text: told, language, repeats }
  const books = speaksOfBooking(told, language)
  return (written: string): string | undefined => {
    const text = written.normalize('NFC').replace(/\s+/gu, ' ').trim()
    if (text === '' || !saysOnlyFacts(text, known) || namesRefused(text, brief)) return undefined
    if (!books && speaksOfBooking(text, language)) return undefined
    if (text.length >= tellingLength && detectLanguage(text) !== language) return undefined
    if (/!/u.test(text) && restrained.some((tone) => tone === brief.tone)) return undefined
    return brief.speaksAsOne ? speakAsOne(text, language) : text
  }
}

/** Holds a text to the gate. */
export type Gate = ReturnType<typeof createGate>
