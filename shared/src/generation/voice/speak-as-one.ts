import type { Language } from '../../language/language.ts'
import { raiseFirst } from '../../text/raise-first.ts'
import { frenchAsOne } from './french-as-one.ts'
import { germanAsOne } from './german-as-one.ts'
import { italianAsOne } from './italian-as-one.ts'
import { spanishAsOne } from './spanish-as-one.ts'

const englishAsOne: readonly (readonly [RegExp, string])[] = [
  [/\bwe are\b/gi, 'I am'],
  [/\bwe were\b/gi, 'I was'],
  [/\bwe’re\b/gi, 'I’m'],
  [/\bwe\b/gi, 'I'],
  [/\bOurs\b/g, 'Mine'],
  [/\bours\b/g, 'mine'],
  [/\bOur\b/g, 'My'],
  [/\bour\b/g, 'my'],
  [/\bourselves\b/g, 'myself'],
  [/\bUs\b/g, 'Me'],
  [/\bus\b/g, 'me'],
]

/** What two people do with each other, which no single one can do. */
const together =
  /\b(?:we (?:will |can )?(?:both|meet|talk|speak|agree|settle)|(?:us|we) both|between us|let us)\b|\btogether\b/iu

const speakEnglishAsOne = (text: string): string | undefined =>
  /\b(?:we|us|our)\b/iu.test(text) && together.test(text)
    ? undefined
    : englishAsOne.reduce((spoken, [plural, single]) => spoken.replace(plural, single), text)

/** The rows of a language, 'plural | singular', each as it stands within and at the beginning of a sentence. */
const pairsOf = (rows: string): readonly (readonly [string, string])[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '))
    .flatMap(([several = '', one = '']) => [
      [several, one],
      [raiseFirst(several), raiseFirst(one)],
    ])

const pairs: Readonly<Record<Exclude<Language, 'english'>, readonly (readonly [string, string])[]>> = {
  german: pairsOf(germanAsOne),
  french: pairsOf(frenchAsOne),
  spanish: pairsOf(spanishAsOne),
  italian: pairsOf(italianAsOne),
  japanese: [['私たち', 'わたし']],
  Korean: [['저희가', '제가']],
}

/** The words by which several speak of themselves; 'let us stay in touch' is said by one as well. */
const several: Readonly<Record<Language, RegExp>> = {
  english: /\b(?:we|us|ours?|ourselves)\b/iu,
  german: /(?<!\b(?:Sprechen|Bleiben) )\b(?:wir|uns|unser\p{L}*)\b(?! gemeinsam)/iu,
  french: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  spanish:
    /(?<!\p{L})(?!hablemos|sigamos)(?:nos|nosotr[oa]s|nuestr[oa]s?|dinos|\p{L}+(?:amos|emos|imos|rnos)|[a-zñü]*[áéí]\p{L}*nos)(?!\p{L})/iu,
  italian:
    /(?<!\p{L})(?!restiamo)(?:noi|nostr[oaie]|siamo|dicci|diccelo|scrivici|\p{L}+(?:iamo|emmo|rci))(?!\p{L})/iu,
  japanese: /私たち|わたしたち|弊社/u,
  Korean: /저희|우리(?! 아이)/u,
}

/** Whether a text is said by several. */
export const speaksAsSeveral = (text: string, language: Language): boolean => several[language].test(text)

/**
 * A text in which a business of one speaks: 'we' becomes 'I'. Undefined where that would be said wrongly, such as 'before
 * we meet': something else is said instead.
 */
export const speakAsOne = (text: string, language: Language): string | undefined => {
  if (language === 'english') return speakEnglishAsOne(text)
  if (!speaksAsSeveral(text, language)) return text
  const spoken = pairs[language].reduce((said, [plural, single]) => said.replaceAll(plural, single), text)
  return speaksAsSeveral(spoken, language) ? undefined : spoken
}
