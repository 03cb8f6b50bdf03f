import type { Language } from '../language/language.ts'
import { foldText, wordsOf } from './fold-text.ts'

type LatinLanguage = Exclude<Language, 'japanese' | 'Korean'>

const commonWords: Readonly<Record<LatinLanguage, string>> = {
  english:
    'the and of to in for with we our you your is are from at on by that this have it my i an or their who all as be do fix teach make',
  spanish:
    'el la los las de del y en con para por una un unos que nuestro nuestra nuestros somos al su sus se es muy hacemos ofrecemos desde mas tambien tu servicio servicios clases reparacion',
  french:
    'le la les des du de et en avec pour par une un que qui nous notre nos vous votre vos est sont dans sur au aux je mon ma chez depuis aussi cours tous ou services reparation',
  italian:
    'il lo la gli le di del della dei delle e con per una un che nostro nostra nostri siamo al alla nel nella da si offriamo anche piu tutti lezioni servizi riparazione riparazioni dal',
  german:
    'der die das und mit fur von im in den dem ein eine einen wir unser unsere sie ihr ihre ist sind auf zu bei aus am zum zur ich mein meine seit auch oder nach unterricht',
}

const sets = Object.entries(commonWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
)

const latinLanguages: Readonly<Record<string, LatinLanguage>> = {
  english: 'english',
  spanish: 'spanish',
  french: 'french',
  italian: 'italian',
  german: 'german',
}

const marks: readonly (readonly [RegExp, LatinLanguage])[] = [
  [/[ñ¿¡]/u, 'spanish'],
  [/[çœêâîû]|\b[ldjqcnms]['’]/u, 'french'],
  [/[ß]|[äöü]/u, 'german'],
  [/[ìò]/u, 'italian'],
]

const latinLanguageOf = (text: string): LatinLanguage => {
  const lower = text.toLowerCase()
  const words = wordsOf(foldText(text))
  let best: LatinLanguage = 'english'
  let bestScore = 0
  for (const [name, set] of sets) {
    const language = latinLanguages[name] ?? 'english'
    const marked = marks.some(([mark, meant]) => meant === language && mark.test(lower)) ? 1.5 : 0
    const score = words.filter((word) => set.has(word)).length + marked
    if (score > bestScore) {
      best = language
      bestScore = score
    }
  }
  return best
}

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

/** The language a description is written in; English where nothing tells. */
export const detectLanguage = (text: string, timeZone = ''): Language => {
  const letters = Math.max(1, count(text, /\p{L}/gu))
  if (count(text, /\p{Script=Hangul}/gu) / letters > 0.2) return 'Korean'
  if (count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) / letters > 0.1) return 'japanese'
  const han = count(text, /\p{Script=Han}/gu) / letters
  if (han > 0.3 && timeZone === 'Asia/Tokyo') return 'japanese'
  return latinLanguageOf(text)
}
