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

/** Which Latin language a text is likeliest in, and by how many signs; the one that is thought of first where others say as much. */
const latinLanguageOf = (text: string, first: Language = 'english') => {
  const lower = text.toLowerCase()
  const words = wordsOf(foldText(text))
  const scored = sets.map(([name, set]) => {
    const language = latinLanguages[name] ?? 'english'
    const marked = marks.some(([mark, meant]) => meant === language && mark.test(lower)) ? 1.5 : 0
    return { language, score: words.filter((word) => set.has(word)).length + marked }
  })
  const most = Math.max(...scored.map(({ score }) => score))
  const best = scored.filter(({ score }) => score === most)
  const { language } = best.find((one) => one.language === first) ??
    best[0] ?? { language: 'english' as const }
  return { language, score: most }
}

const count = (text: string, script: RegExp): number => text.match(script)?.length ?? 0

const scriptLanguageOf = (text: string, isInJapan: boolean): Language | undefined => {
  const letters = Math.max(1, count(text, /\p{L}/gu))
  if (count(text, /\p{Script=Hangul}/gu) / letters > 0.2) return 'Korean'
  if (count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) / letters > 0.1) return 'japanese'
  const han = count(text, /\p{Script=Han}/gu) / letters
  return han > 0.3 && isInJapan ? 'japanese' : undefined
}

/** The language a description is written in; English where nothing tells. */
export const detectLanguage = (text: string, timeZone = ''): Language =>
  scriptLanguageOf(text, timeZone === 'Asia/Tokyo') ?? latinLanguageOf(text).language

/** So many signs of another language than the page's tell more than a name or a loan word. */
const tellingSigns = 2

/** The language of one text of a page, which is the page's unless the text tells otherwise. */
export const languageOfText = (text: string, page: Language): Language => {
  const ofScript = scriptLanguageOf(text, page === 'japanese')
  if (ofScript !== undefined) return ofScript
  const { language, score } = latinLanguageOf(text, page)
  return score >= tellingSigns ? language : page
}
