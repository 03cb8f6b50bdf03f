import { servicesLimits } from '../../sections/services/fields.ts'
import { raiseFirst } from '../../text/raise-first.ts'
import type { PriceForm } from '../currency.ts'
import { countWords } from '../fit.ts'
import { foldText } from '../fold-text.ts'
import { sentencesOf } from './sentences.ts'

/** A service in the person's own words, with its price where they wrote one. */
export interface ListedService {
  readonly name: string
  readonly pricing: string
  /** What they say of it beside its name, as sentences; '' or absent where nothing. */
  readonly detail?: string
}

const price =
  /[\s(:–-]*\b((?:from|ab|desde|à partir de|da)\s+)?((?:[£$€¥]\s?\d[\d,.]*|\d[\d,.]*\s?(?:€|円|원|euros?\b|pounds?\b|dollars?\b))(?:\s?(?:\/|per|an|a|pro|par|al)\s?\p{L}+)?)\)?|[\s(:–-]*([£$€¥]\s?\d[\d,.]*(?:\s?(?:\/|per|an|a)\s?\p{L}+)?)\)?/iu

const bullet = /^\s*(?:[-*•·–]|\d+[.)])\s+/u
const separators =
  /\s*(?:[,;、・，；]|\s\+\s|\s&\s|\s(?:and|or|und|oder|sowie|y|e|et|ou|o|plus)\s|及び|または|[とや](?=[\p{Script=Han}\p{Script=Katakana}]))\s*/iu

const verbs =
  'offer(?:ing|s)?|provid(?:e|es|ing)|speciali[sz](?:e|es|ing) in|teach(?:es|ing)?|fix(?:es|ing)?|repair(?:s|ing)?|restor(?:e|es|ing)|mend(?:s|ing)?|do|does|doing|sell(?:s|ing)?|mak(?:e|es|ing)|serv(?:e|es|ing)|install(?:s|ing)?|clean(?:s|ing)?|build(?:s|ing)?|paint(?:s|ing)?|design(?:s|ing)?|bak(?:e|es|ing)|grow(?:s|ing)?|fit(?:s|ting)?|hang(?:s|ing)?|lay(?:s|ing)?|treat(?:s|ing)?|help with|ofrecemos|hacemos|reparamos|vendemos|proposons|offrons|réparons|vendons|offriamo|facciamo|ripariamo|vendiamo|bieten|machen|bauen|reparieren|fertigen|verkaufen'
const announcements =
  '(?:shop|store|studio|school|workshop) (?:for|selling|with|of)|including|includes?|such as|for example|services (?:are|include)'
/** 'Services include …', anywhere in the sentence. */
const announced = new RegExp(`^.*?\\b(?:${announcements})\\s*:?\\s+(?=\\S)`, 'iu')
/** 'We also teach all kinds of …', at its start. */
const done = new RegExp(
  `^(?:[\\p{L}’']+\\s+){0,2}(?:${verbs})(?:\\s+(?:all|all kinds of|everything from|a range of))?\\s+(?=\\S)`,
  'iu',
)
const leadingVerb = new RegExp(`^(?:also\\s+)?(?:${verbs})\\s+(?=\\S)`, 'iu')

const notAThing =
  /\b(?:we|i|you|your|our|my|they|he|she|it|is|are|am|was|were|be|been|have|has|had|will|would|can|who|that|which|where|when|because|since|years?|friendly|honest|reliable|local|family|independent|professional|affordable|quality|experienced|minutes?|miles?|based|in person|welcome|nous|wir|noi|nosotros|notre|nuestro)\b|(?:です|ます|した|から|まで|では|も|は|が|に|で|다)$/iu

const tidy = (piece: string): string =>
  piece
    .replace(bullet, '')
    .trim()
    .replace(leadingVerb, '')
    .replace(/^(?:and|or|also|the|some|any|all|of|for|to|a|an|und|oder|y|e|et|ou)\s+/iu, '')
    .replace(/[\s.:;!?。、]+$/u, '')
    .trim()

/** 'Lessons 45', 'full service from 75' and 'haircut (20)': a figure at the end that counts nothing else. */
const figureAtEnd =
  /[\s:(–-](?<from>(?:from|ab|desde|à partir de|dès|da)\s+)?(?<figure>\d{1,3}(?:[.,]\d{3})*(?:[.,]\d{2})?|\d{4,6})\)?[\s.]*$/iu

/** A piece in its name and the figure behind it. The name is cut off by itself: one pattern for both would try every cut of it. */
const withFigure = (piece: string) => {
  const found = figureAtEnd.exec(piece)
  let end = found?.index ?? 0
  while (end > 0 && '\t\n :(–-'.includes(piece.charAt(end - 1))) end -= 1
  const name = piece.slice(0, end)
  const { from = '', figure = '' } = /\p{L}/u.test(name) ? (found?.groups ?? {}) : {}
  return { name, from, figure }
}

const countsSomething =
  /\b(?:over|under|since|grades?|levels?|years?|ages?|aged|route|unit|number|no|nr|above|below|phase|part|top|seit|über|unter|ab|desde|depuis|dal|año|jahre?|day|open|floor|room|class|klasse|stufe|call|tel|phone|ring|until|till|to|at|bis|um|à|alle?|hasta|las|les)$/iu

interface Priced {
  readonly rest: string
  readonly pricing: string
}

const readPrice = (piece: string, form: PriceForm): Priced => {
  const priced = piece.match(price)
  if (priced !== null) {
    const pricing = `${priced[1] ?? ''}${priced[2] ?? priced[3] ?? ''}`.trim()
    return { rest: piece.replace(priced[0], ' ').replace(/\s+/gu, ' '), pricing }
  }
  const { name, from, figure } = withFigure(piece)
  const isYear = /^(?:19|20)\d\d$/.test(figure)
  if (
    figure === '' ||
    /\d/.test(name) ||
    isYear ||
    Number(figure.replace(/\D/g, '')) < 5 ||
    countsSomething.test(name.trim())
  )
    return { rest: piece, pricing: '' }
  return { rest: name, pricing: `${from}${form.replace('#', figure)}` }
}

const asService = (piece: string, form: PriceForm): ListedService | undefined => {
  const { rest, pricing } = readPrice(piece, form)
  const name = tidy(rest)
  const words = countWords(name)
  if (words === 0 || words > 6 || name.length > servicesLimits.heading) return undefined
  if (notAThing.test(name) || !/\p{L}{2}/u.test(name)) return undefined
  return {
    name: raiseFirst(name),
    pricing: pricing.slice(0, servicesLimits.pricing),
  }
}

const bulletsOf = (text: string): readonly string[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const bullets = lines.filter((line) => bullet.test(line))
  return bullets.length >= 2 ? bullets : []
}

const unspaced = /[\p{Script=Hiragana}\p{Script=Katakana}、・]/u
const korean = /\p{Script=Hangul}/u
/** 'We make chairs' puts its verb last. */
const koreanVerb = /(?:을|를|등을|등)\s.*$/u
const japaneseSetting = /^.*?(?:では|にて|で|は)、/u
const japaneseVerb = /(?:などを?|を|の(?:レッスン|指導|教室|施工|修理|制作|製作|販売)).*$/u

/** Japanese says first where and last what is done with it: 'at home, piano and violin lessons are given'. */
const listedInJapanese = (sentence: string): string =>
  sentence.replace(japaneseSetting, '').replace(japaneseVerb, '')

/** How a sentence announces its list, and how sure that makes us that its parts are services. */
interface ListShape {
  readonly body: string
  /** The fewest services that make a list. */
  readonly fewest: number
  /** The share of its parts that must be services. */
  readonly share: number
  /** The most words one of them may have. */
  readonly words: number
}

const shapeOf = (sentence: string): ListShape => {
  const afterColon = sentence.match(/^[^:：]{0,60}[:：](.+)$/u)?.[1]?.trimStart()
  if (afterColon !== undefined) return { body: afterColon, fewest: 2, share: 0.6, words: 6 }
  if (announced.test(sentence))
    return { body: sentence.replace(announced, ''), fewest: 2, share: 0.6, words: 6 }
  if (unspaced.test(sentence)) return { body: listedInJapanese(sentence), fewest: 2, share: 1, words: 4 }
  if (korean.test(sentence)) return { body: sentence.replace(koreanVerb, ''), fewest: 2, share: 1, words: 3 }
  if (done.test(sentence)) return { body: sentence.replace(done, ''), fewest: 2, share: 1, words: 6 }
  return { body: sentence, fewest: 3, share: 1, words: 4 }
}

const qualities =
  'new|used|old|big|small|large|hot|cold|short|long|indoor|outdoor|interior|exterior|commercial|residential|domestic|neue[nrs]?|gebrauchte[nrs]?|nuevos|usados|nuevas|usadas|neufs|usagés|nuove|usate|nuovi|usati'
const pairOfQualities = new RegExp(
  `\\b(${qualities})\\s(and|or|und|oder|y|o|et|ou|e)\\s(?=(?:${qualities})\\b)`,
  'giu',
)
/** A joint that does not separate: 'new and used tyres' is one thing. */
const joint = '\u2060'

const listInSentence = (sentence: string, form: PriceForm): readonly ListedService[] => {
  const { body, fewest, share, words } = shapeOf(sentence.replace(pairOfQualities, `$1${joint}$2${joint}`))
  const pieces = body.split(separators).filter((piece) => piece !== undefined && piece.trim() !== '')
  const services = pieces
    .map((piece) => asService(piece.replaceAll(joint, ' '), form))
    .filter((service) => service !== undefined)
    .filter(({ name, pricing }) => pricing !== '' || countWords(name) <= words)
  const arePriced = services.length === pieces.length && services.every(({ pricing }) => pricing !== '')
  const isEnough = services.length >= (arePriced ? 1 : fewest) && services.length >= pieces.length * share
  return isEnough ? services : []
}

const withoutRepeats = (services: readonly ListedService[]): ListedService[] => {
  const seen = new Set<string>()
  return services.filter(({ name }) => {
    const folded = foldText(name)
    if (seen.has(folded)) return false
    seen.add(folded)
    return true
  })
}

/**
 * The services that a person lists in their description, in their words and order: bullets, or the parts of an
 * enumeration. A figure without a currency is written in `form`.
 */
export const findListedServices = (text: string, form: PriceForm = '#'): readonly ListedService[] => {
  const bullets = bulletsOf(text)
  const listed =
    bullets.length > 0
      ? bullets.map((line) => asService(line, form)).filter((service) => service !== undefined)
      : sentencesOf(text).flatMap((sentence) => listInSentence(sentence, form))
  return withoutRepeats(listed).slice(0, servicesLimits.items)
}
