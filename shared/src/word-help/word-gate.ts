import type { DraftContent } from '../draft/content.ts'
import { detectLanguage, languageOfText } from '../generation/detect-language.ts'
import { joinSentences } from '../generation/fit.ts'
import { sentencesOf } from '../generation/own-words/sentences.ts'
import type { Brief } from '../generation/writing/brief.ts'
import { createGate } from '../generation/writing/gate.ts'
import { keepsFigures, standsApart } from '../generation/writing/says-only-facts.ts'
import type { Language } from '../language/language.ts'
import { type Result, refuse, succeed } from '../problem/problem.ts'
import type { HelpedText } from './helped-text.ts'
import { pageWords } from './page-words.ts'
import { nothingChanged } from './problems.ts'
import type { WordChange } from './word-changes.ts'

/** One text that is to be put in other words: as it stands on a page, and how. */
export interface AskedWords {
  readonly change: WordChange
  /** The language that it is translated into. */
  readonly into?: Language | undefined
  readonly before: HelpedText
  /** What its owner said when they asked: their own words as well. */
  readonly wish?: string | undefined
}

/** A text as it may stand in the draft; `cutFrom` is how long it was where it had to be cut (UTF-16 code units). */
export interface PutWords {
  readonly text: string
  readonly cutFrom?: number
}

const tellingLength = 60

const isIn = (text: string, language: Language): boolean =>
  text.length < tellingLength || detectLanguage(text) === language

/** A translation is held to its figures and addresses: what else it says cannot be compared by words. */
const translationGate =
  (before: string, into: Language) =>
  (line: string): string | undefined => {
    const isFaithful = standsApart(line, before) && keepsFigures(line, before) && isIn(line, into)
    return isFaithful ? line.trim() : undefined
  }

const ownGate = (
  content: DraftContent,
  brief: Brief,
  { before: { text: before }, wish = '' }: AskedWords,
) => {
  const activities = [content.business.activities, pageWords(content), before, wish].join('\n')
  const business = { ...content.business, activities }
  // Whatever the text says already, of what is not done too, may be said in other words; so may its exclamation mark.
  const refused = brief.refused.filter((thing) => !before.toLowerCase().includes(thing.toLowerCase()))
  const tone = before.includes('!') ? ('plain-spoken' as const) : brief.tone
  // What was translated before stays in its language.
  const settings = { language: languageOfText(before, content.settings.language) }
  return createGate({ business, settings }, { ...brief, tone, refused, speaksAsOne: false }, before)
}

const cut = (text: string, maximum: number): PutWords =>
  text.length <= maximum
    ? { text }
    : { text: joinSentences(sentencesOf(text), { characters: maximum }), cutFrom: text.length }

/**
 * What a model wrote in place of a text, as it may stand: it says nothing that neither the text nor its page says, keeps its figures
 * unless it was to be shorter, and fits its place.
 */
export const putWords = (
  content: DraftContent,
  { brief, asked }: { readonly brief: Brief; readonly asked: AskedWords },
  written: string,
): Result<PutWords> => {
  const { change, before, into = content.settings.language } = asked
  const gate = change === 'translate' ? translationGate(before.text, into) : ownGate(content, brief, asked)
  const lines = written.split(/\n+/u).filter((line) => line.trim() !== '')
  const passed = (before.isRich ? lines : [lines.join(' ')]).map(gate)
  const text = passed.join('\n')
  const isLost = change !== 'shorter' && !keepsFigures(before.text, text)
  if (passed.includes(undefined) || text === '' || text === before.text || isLost)
    return refuse(nothingChanged)
  return succeed(cut(text, before.maximum))
}
