import type { Language } from '../language/language.ts'
import { noBreakSpace, whole } from './marks.ts'

type Rewrite = readonly [pattern: RegExp, by: string]

// Seven figures or more, as people part them: nobody reads a telephone number over two lines.
const telephone: Rewrite = [/(?<![\p{L}\d])\+?\(?\d(?:[ ()/.-]{0,2}\d){6,16}(?!\d)/gu, `${whole}$&${whole}`]

const clock = String.raw`\d{1,2}(?:[:.h]\d{2})?(?: ?[ap]m)?`
const day = `(?:Mo|Di|Mi|Do|Fr|Sa|So|Mon|Tue|Tues|Wed|Thu|Thurs|Fri|Sat|Sun|Lun|Mar|Mer|Gio|Ven|Sab|Dom|Jeu|Sam|Dim|Mié|Jue|Vie|Sáb)`

/** Hyphens of ranges become dashes; times and days with them stay on a line. */
const ranges: readonly Rewrite[] = [
  [
    new RegExp(String.raw`(?<![\p{L}\d.:/-])(${clock}) ?[-–] ?(${clock})(?![\d-])`, 'giu'),
    `${whole}$1–$2${whole}`,
  ],
  [new RegExp(String.raw`(?<!\p{L})(${day}) ?[-–] ?(${day})(?!\p{L})`, 'gu'), `${whole}$1–$2${whole}`],
]

const titles = String.raw`(?:Drs?|Mr|Mrs|Ms|Miss|Prof|Frau|Herrn?|Dott|Dott\.ssa|Sig|Sig\.ra|Mme|Mlle|Me|Sra?|Dra|St)\.?`

const ties: readonly Rewrite[] = [
  // French sets these apart from their words; they never begin a line, nor does a quotation's mark end one.
  [/ (?=[?!:;»])/gu, noBreakSpace],
  [/(?<=«) /gu, noBreakSpace],
  [/([&+]) (?=\S)/gu, `$1${noBreakSpace}`],
  // A figure with its unit or the next noun, and what is paid with what it is paid for.
  [/(\d) (?=\p{L}{1,12}(?!\p{L}))/gu, `$1${noBreakSpace}`],
  [/(?<=\d[\d.,]*[  ])(an?|per|pro|la|le|al|par|por|à) (?=\p{L}{1,12}(?!\p{L}))/gu, `$1${noBreakSpace}`],
  [new RegExp(String.raw`(?<!\p{L})(${titles}) (?=\p{Lu})`, 'gu'), `$1${noBreakSpace}`],
]

const articles: Readonly<Record<Language, string>> = {
  english: 'a|an|the',
  german: 'der|die|das|dem|den|ein|eine|einem|einen',
  french: 'le|la|les|un|une',
  spanish: 'el|la|los|las|un|una',
  italian: 'il|lo|la|i|gli|le|un|una',
  japanese: '',
  Korean: '',
}

/** Articles and words of one letter never end a line of a heading; words too long to follow them anywhere may. */
const leading = (language: Language): Rewrite => {
  const words = ['\\p{L}', articles[language]].filter((list) => list !== '').join('|')
  return [new RegExp(String.raw`(?<![\p{L}\d'’])(${words}) (?=\S{1,12}(?!\S))`, 'giu'), `$1${noBreakSpace}`]
}

const rewrite = (text: string, rules: readonly Rewrite[]): string =>
  rules.reduce((done, [pattern, by]) => done.replace(pattern, by), text)

/** How a text is used: a heading is set with more care than what is read on. */
export type TextUse = 'heading' | 'text'

/** The text with what no line's end may part held together by marks; its words stay its owner's. */
export const keepTogether = (text: string, language: Language, use: TextUse): string =>
  rewrite(text, [...ranges, telephone, ...ties, ...(use === 'heading' ? [leading(language)] : [])])
