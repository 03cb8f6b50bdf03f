import type { Language } from '../../language/language.ts'
import { spacedLetter } from '../mask/finder.ts'
import { hourNamed, hourNames } from './hour-names.ts'
import type { Token } from './token.ts'

const halves: Readonly<Record<Language, readonly [am: string, pm: string]>> = {
  english: [
    'a(?:\\. ?m\\.?|m)|a(?=[ \\-–,;]|$)|in the morning',
    'p(?:\\. ?m\\.?|m)|p(?=[ \\-–,;]|$)|in the (?:afternoon|evening)',
  ],
  german: ['morgens|vormittags?|früh', 'abends|nachmittags'],
  spanish: ['a(?:\\. ?m\\.?|m)|de la (?:mañana|madrugada)', 'p(?:\\. ?m\\.?|m)|de la (?:tarde|noche)'],
  french: ['du matin', "du soir|de l[’']après-midi"],
  italian: ['del mattino|di mattina', 'di sera|del pomeriggio'],
  japanese: ['am', 'pm'],
  Korean: ['am', 'pm'],
}
// Twelve at night is no noon.
const prefix =
  '(?:(?<before>午前|早朝|朝|오전|새벽|아침|am )|(?<after>午後|夕方|夜(?! ?12)|오후|저녁|낮|밤(?! ?12)|pm ))? ?'
const end = '(?![\\p{N}]|[:.]\\p{N}|[%€£$¥]| ?[%€£])'
const unit: Readonly<Record<Language, string>> = {
  english: "(?: ?(?:o[’']?clock|hrs|hours(?= )|h))",
  german: '(?: ?(?:uhr|h))',
  spanish: '(?: ?(?:horas|hs|hrs|h))',
  french: '(?: ?(?:heures|h))',
  italian: '(?: ?h)',
  japanese: '(?: ?時)',
  Korean: '(?: ?시)',
}
const split: Readonly<Record<Language, string>> = {
  english: '[:.]',
  german: '[:.]',
  spanish: '(?:[:.]|h)',
  french: '(?: ?[:h] ?|\\.)',
  italian: '(?:[:.]|,(?=[0134][05](?![\\p{N}]|[.,]\\p{N})))',
  japanese: '(?: ?時|:)',
  Korean: '(?: ?시 ?|:)',
}

const noon = 'noon|midday|mittags?|mediod[ií]a|midi|mezzogiorno|正午|정오'
// '12m' is noon where Spanish is spoken with am and pm.
const noonOf: Readonly<Partial<Record<Language, string>>> = { spanish: `${noon}|m(?<=12 ?m)` }
const midnight = 'midnight|mitternacht|medianoche|minuit|mezzanotte|深夜0時|자정'

// 'Half nine' is half past nine, 'halb neun' half an hour before.
const halfBefore: Readonly<Partial<Record<Language, string>>> = {
  english: '(?<past>half (?:past )?)?',
  german: '(?<ahead>halb )?',
}
const halfBehind: Readonly<Partial<Record<Language, string>>> = {
  spanish: '(?<half> y media)?',
  french: '(?<half> et demie?)?',
  italian: '(?<half> e mezz[ao])?',
}

/** Hours as words: 'half nine', 'las nueve y media', '十時', '열시 반'. */
const spelledPattern = (language: Language, suffix: string): RegExp => {
  const word = `(?<word>${hourNames(language)})`
  if (language === 'japanese') return new RegExp(`${prefix}${word} ?時(?<half>半)?`, 'iuy')
  if (language === 'Korean') return new RegExp(`${prefix}${word} ?시(?<half> ?반)?(?![간작])`, 'iuy')
  const ahead = halfBefore[language] ?? ''
  const behind = `${halfBehind[language] ?? ''}(?:${unit[language]}(?!${spacedLetter})(?:${halfBehind[language]?.replace('half', 'halfHour') ?? ''}))?`
  return new RegExp(`${ahead}${word}${behind}${suffix}(?![\\p{L}\\p{M}])`, 'iuy')
}

/** How a language writes a time; the groups are read by `readClock`. */
export const clockPatterns = (language: Language): readonly RegExp[] => {
  const [am, pm] = halves[language]
  const o = `${unit[language]}(?!${spacedLetter}|間|간)`
  const before = /^(?:japanese|Korean)$/.test(language) ? `(?<next>翌日?|다음날 ?|익일 ?)?${prefix}` : ''
  const minutes = `${split[language]}(?<minute>[0-5]\\d)(?<!h ?\\d\\d(?= ?h(?![a-z]))|[시時] ?\\d\\d(?= ?[시時]))(?: ?(?:分|분))?|(?<half> ?時半| ?시 ?반)`
  const suffix = `(?: ?(?:(?<am>${am})|(?<pm>${pm}))(?!${spacedLetter}))?`
  return [
    new RegExp(
      `(?:12 ?)?(?:(?<noon>${noonOf[language] ?? noon})|(?<midnight>${midnight}))(?!${spacedLetter})`,
      'iuy',
    ),
    new RegExp(
      `${halfBefore[language] ?? ''}${before}(?<hour>\\d{1,2})(?:${minutes})?(?:${o})?${suffix}${end}`,
      'iuy',
    ),
    new RegExp(`(?<hour>[01]\\d|2[0-4])(?<minute>[0-5]\\d)(?:${o})?${suffix}${end}`, 'iuy'),
    ...(language === 'english'
      ? [new RegExp(`(?<hour>[1-9])(?<minute>00|15|30|45)${suffix}${end}`, 'iuy')]
      : []),
    spelledPattern(language, suffix),
  ]
}

type Groups = Readonly<Record<string, string | undefined>>

const halfOf = ({ before, am, after, pm }: Groups): 'am' | 'pm' | '' => {
  if (before !== undefined || am !== undefined) return 'am'
  return after !== undefined || pm !== undefined ? 'pm' : ''
}

const hourOf = ({ hour, word, next, ahead }: Groups): number =>
  (word === undefined ? Number(hour) : hourNamed(word)) +
  (next === undefined ? 0 : 24) -
  (ahead === undefined ? 0 : 1)

const minuteOf = ({ minute = '0', half, halfHour, past, ahead }: Groups): number =>
  [half, halfHour, past, ahead].some((said) => said !== undefined) ? 30 : Number(minute)

// As words and not as signs: 'twelve in the morning' is noon, 'las doce de la noche' midnight, 'las dos de la noche' early.
const inWords = /^(?![ap](?:\. ?m\.?|m)?$)/iu
const atNight = /evening|abends|noche|madrugada|soir|sera/iu

/** The time that a word of the day makes of an hour which the clock counts from twelve; undefined for all others. */
const saidOfDay = ({ am, pm, minute = '0' }: Groups, hour: number): Token | undefined => {
  const said = am ?? pm ?? 'am'
  if (!inWords.test(said)) return undefined
  if (hour === 12 && !atNight.test(said)) return clockAt(12, Number(minute), 'pm')
  if (hour === 12) return clockAt(12, Number(minute), 'am')
  return hour < 5 && atNight.test(said) ? clockAt(hour, Number(minute), 'am') : undefined
}

/** The time that a match of `clockPatterns` stands for; undefined where there is no such time. */
export const readClock = ({ 0: text, groups = {} }: RegExpExecArray): Token | undefined => {
  if (groups.noon !== undefined) return clockAt(12, 0, 'pm')
  if (groups.midnight !== undefined)
    return { kind: 'clock', clock: { hour: 24, minute: 0, half: '', isOfDay: true, isMarked: true } }
  const hour = hourOf(groups)
  const ofDay = saidOfDay(groups, hour)
  if (ofDay !== undefined) return ofDay
  const said = halfOf(groups)
  // '夜17時' says it twice.
  const half = said === 'pm' && hour > 12 ? '' : said
  if (hour > 29 || (half !== '' && (hour > 12 || hour === 0))) return undefined
  const isOfDay = half === '' && (hour > 12 || groups.hour?.startsWith('0') === true)
  const isMarked = groups.word === undefined && /\D/u.test(text)
  return { kind: 'clock', clock: { hour, minute: minuteOf(groups), half, isOfDay, isMarked } }
}

const clockAt = (hour: number, minute: number, half: 'am' | 'pm'): Token => ({
  kind: 'clock',
  clock: { hour, minute, half, isOfDay: false, isMarked: true },
})
