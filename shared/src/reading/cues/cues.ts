import type { Language } from '../../language/language.ts'
import { hourWords } from '../hours/hour-words.ts'
import type { WayOfWorking } from '../reading.ts'
import { circumstances } from './circumstances/circumstances.ts'
import type { CueWords } from './cue-words.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import { korean } from './korean.ts'
import { listHeads } from './list-heads.ts'
import { spanish } from './spanish.ts'
import { variants } from './variants/variants.ts'

/** The cues of one language as expressions. */
export interface Cues extends Readonly<Record<Exclude<keyof CueWords, 'ways'>, RegExp>> {
  readonly language: Language
  readonly ways: Readonly<Record<WayOfWorking, RegExp>>
  /** Any hour, as the hours say it. */
  readonly always: RegExp
  /** No day off, as the hours say it. */
  readonly unclosed: RegExp
  /** A whole piece that tells what stands around a service: 'next to the church', 'prices vary'. */
  readonly circumstance: RegExp
  /** A whole name that beside a priced thing only prices more, less or another kind of it: 'second visit'. */
  readonly variant: RegExp
  /** The beginning of a sentence that lists makes, languages or ways to pay: 'we accept'. */
  readonly besideHead: RegExp
  /** The beginning of a sentence that lists where somebody goes. */
  readonly placesHead: RegExp
  /** The beginning of a sentence that lists no services where a name in capitals follows: 'stockists of'. */
  readonly namesHead: RegExp
  /** Whether words stand apart. */
  readonly isSpaced: boolean
  /** Whether nouns begin with capitals wherever they stand. */
  readonly writesNounsLarge: boolean
}

const isSpaced = (language: Language): boolean => language !== 'japanese' && language !== 'Korean'

const expressionIn = (language: Language, source: string): RegExp => {
  if (source === '') return /(?!)/u
  return isSpaced(language)
    ? new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, 'iu')
    : new RegExp(`(?:${source})`, 'iu')
}

const words: Readonly<Record<Language, CueWords>> = {
  english,
  german,
  spanish,
  french,
  italian,
  japanese,
  Korean: korean,
}

const compile = (language: Language): Cues => {
  const { ways, ...rest } = words[language]
  const of = (source: string) => expressionIn(language, source)
  return {
    language,
    isSpaced: isSpaced(language),
    writesNounsLarge: language === 'german',
    variant: new RegExp(`^(?:${variants[language].join('|')})$`, 'iu'),
    circumstance: new RegExp(`^(?:${circumstances[language].join('|')})$`, 'iu'),
    besideHead: of(listHeads[language].beside),
    placesHead: of(listHeads[language].places),
    namesHead: of(listHeads[language].beforeNames),
    always: of(hourWords[language].always),
    unclosed: of(hourWords[language].unclosed),
    denial: of(rest.denial),
    refusal: of(rest.refusal),
    refusedBefore: of(rest.refusedBefore),
    promise: of(rest.promise),
    reach: of(rest.reach),
    schedule: of(rest.schedule),
    place: of(rest.place),
    serves: of(rest.serves),
    people: of(rest.people),
    claim: of(rest.claim),
    person: of(rest.person),
    lead: of(rest.lead),
    tail: of(rest.tail),
    option: of(rest.option),
    verb: of(rest.verb),
    and: of(rest.and),
    speaksOne: of(rest.speaksOne),
    speaksSeveral: of(rest.speaksSeveral),
    ways: {
      'walk-in': of(ways['walk-in']),
      appointment: of(ways.appointment),
      'call-out': of(ways['call-out']),
      order: of(ways.order),
      hire: of(ways.hire),
      enroll: of(ways.enroll),
      donate: of(ways.donate),
    },
  }
}

const compiled = new Map<Language, Cues>()

/** The cues of a language, ready to look for. */
export const cuesOf = (language: Language): Cues => {
  const known = compiled.get(language) ?? compile(language)
  compiled.set(language, known)
  return known
}

/** Where the last match of an expression begins; undefined where there is none. */
export const lastMatch = (text: string, cue: RegExp): number | undefined =>
  [...text.matchAll(new RegExp(cue.source, `g${cue.flags}`))].at(-1)?.index

/** Whether a text begins with a match. */
export const startsWith = (text: string, cue: RegExp): boolean => {
  const found = cue.exec(text)
  return found !== null && found.index === 0 && found[0] !== ''
}

/** Whether a match is the whole text. */
export const isWhole = (text: string, cue: RegExp): boolean =>
  text !== '' && new RegExp(`^(?:${cue.source})$`, cue.flags).test(text)
