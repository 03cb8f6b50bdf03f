import { splitSentences } from '../clauses/split-pieces.ts'
import { priceLead } from '../mask/finders/money.ts'
import { formPattern } from '../mask/form.ts'
import type { Masked } from '../mask/mask.ts'
import { namesWork } from './names-work.ts'

const figure = formPattern('figure')
const separator = new RegExp(`[,，、;/+]|(?<=${figure})\\s(?:and|und|u\\.|y|et|e|&|plus)\\s`, 'giu')
// How long, how much or how old: 'massage 60 min 45', 'enfant -12 ans 14'.
const amount = `[\\s–<-]{1,3}${figure} ?(?:min|mins|minutes|minuten|minutos|minuti|ans|jahren?|años|anni|years?|yrs|cm|kg|g|ml|cl|l|pcs|stk|stück)(?!\\p{L})`
// 'Pack de 10 clases 260'.
const ofSoMany = `\\s(?:of|von|mit|de|con|à|di|da|x)\\s${figure}\\s\\p{L}{3,20}`
const pair = new RegExp(
  `^\\s*(?<name>\\p{L}[^\\p{N}\\ue000-\\uf8ff]{1,48}?(?:${amount}|${ofSoMany})?)[\\s:=]*(?<figure>${figure})(?:\\s(?:each|apiece|plus \\p{L}+|(?:per|a|an|al|pro|je|le|la|il|der|die|das) \\p{L}+|l['’]\\p{L}+)|\\s(?:inkl|incl|inc|including|inklusive|mit|with|con|avec|hors|sans|sin|senza|ohne|zzgl|without|excl|excluding)\\.?\\s[^\\p{N}\\ue000-\\uf8ff]{2,30})?\\s*[.!]?\\s*$`,
  'iu',
)
// 'Colour from 35': the least that it costs.
const lead = new RegExp(`(?<!\\p{L})(?:${priceLead})$`, 'iu')
// The least age of whoever may come is written like the least price.
const people =
  /(?<!\p{L})(?:kids?|child(?:ren)?|adults?|teens?|people|guests|players|groups?|kinder|erwachsene|jugendliche|personen|gruppen|teilnehmer|niños|niñas|adultos|personas|grupos|enfants|adultes|ados|personnes|groupes|bambini|adulti|ragazzi|persone|gruppi)(?!\p{L})/iu
const oldestLeast = 21

// After these a number is an age, a size, a count or a name, and no price.
const countWord = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})[\\s:=.]*$`, 'iu')
const counting = countWord(
  [
    'ages?|aged|under|over|above|below|to|till?|until|of|in|by|at|on|since|about|around|approx|max|min|minimum|maximum|up to',
    'sleeps|seats|sizes?|levels?|grades?|year|years|key stage|steps?|phases?|units?|rooms?|floors?|no|number|route|highway|bus|line|exit|gate|pier|class|lot|plot|shop|stall|box|suite|windows|office|formula|covid|iphone|galaxy|pixel|playstation|golf|arrivals?|arrive|leave|departures?|depart|check[- ]?(?:in|out)|doors open|kick[- ]?off|channel|chapter|apollo|model|series|type|mark|top|catch|world war',
    'im|anreise|abreise|einlass|beginn|alter|unter|über|von|bis|seit|um|größen?|gr|stufe|klasse|stock|etage|zimmer|halle|platz|tor|linie|buslinie|nr|nummer|jahrgang|teil|typ|baujahr|postfach',
    'salida|llegada|edad|edades|menos de|más de|hasta|talla|nivel|piso|planta|local|línea|autobús|número|núm|curso|sala|puerta',
    "arrivée|départ|âge|moins de|plus de|depuis|jusqu[’']à|taille|niveau|étage|salle|ligne|numéro|porte|lot|quai",
    'arrivo|partenza|età|sotto i|oltre|dal|fino a|dagli?|(?<!(?:piccola|media|grande) )taglia|livello|piano|sala|linea|numero|porta|scala|interno',
  ].join('|'),
)
const eastern =
  /(?:第|創業|平成|令和|昭和|以上|以下|最大|定員|全|国道|レベル|サイズ|최대|정원|총|레벨|사이즈|제|국도)\s*$/u
// 'di' is Tuesday before a figure, and no day within an Italian name.
const times =
  /(?<!\p{L})(?:(?:open|call|tel|daily|täglich)(?!\p{L})|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim)[\s.:-]*$)/iu

const replaced = /(?<!\p{L})replacements?$/iu
const soMany = new RegExp(`${ofSoMany}$`, 'iu')
const manyTimes = 4
const timesOfMany = 12
const timesAmongRows = 8
const leastRows = 2

const year = /^(?:19|20)\d\d$/u
const whole = /^[1-9]\d{0,3}$/u
const cents = /^\d{1,4}[.,]\d{1,2}$/u
const grouped = /^[1-9]\d{0,2}[.,]\d{3}$/u
const isInHundreds = /^[1-9]\d{2,5}$/u

/** Whether a bare number can be what something costs there. */
const mayBePrice = (written: string, countsInHundreds: boolean): boolean => {
  if (year.test(written)) return false
  return countsInHundreds
    ? isInHundreds.test(written) || grouped.test(written)
    : whole.test(written) || cents.test(written)
}

const mostWords = 5

interface Pair {
  readonly character: string
  /** Whether it is no price where nothing else is one: 'swimming from 4'. */
  readonly isDoubtful: boolean
  /** Whether it is for several at once: 'pack of 10'. */
  readonly isOfMany: boolean
  /** Whether it is of something that is done: 'baffle replacement'. */
  readonly isWork: boolean
}

/** The figure that a piece ends in after a name, where it may be what the named thing costs. */
const pricedIn = (piece: string, written: (character: string) => string): Pair => {
  const { name: all = '', figure: character = '' } = pair.exec(piece)?.groups ?? {}
  const name = all.trimEnd().replace(lead, '').trimEnd()
  const isLeast = name !== all.trimEnd()
  const none = { character: '', isDoubtful: false, isOfMany: false, isWork: false }
  if (isLeast && (name === '' || people.test(name))) return none
  const isLong = name.split(/\s+/u).length > mostWords
  if (isLong || counting.test(name) || eastern.test(name) || times.test(name)) return none
  const isDoubtful = isLeast && Number(written(character)) <= oldestLeast
  return {
    character,
    isDoubtful,
    isOfMany: soMany.test(name),
    isWork: namesWork(name) || replaced.test(name),
  }
}

const amountOrSum = formPattern('figure', 'money')
// 'Cut 15 fade 18 beard a fiver washed too': three or more with nothing but a blank between them.
const run = new RegExp(
  `^(?:\\p{L}[^\\p{N}\\ue000-\\uf8ff]{1,30} ${amountOrSum}(?: |[.!]?$)){3,}[^\\ue000-\\uf8ff]*$`,
  'u',
)
const size =
  '(?:small|medium|large|big|single|double|half|full|short|long|klein|mittel|groß|kurz|lang|halb|ganz|pequeñ[oa]s?|median[oa]s?|grandes?|petite?s?|moyen(?:ne)?s?|grande?s?|piccol[oaie]|medi[oaie]|grandi)'
// 'Nets small 20 big 30 quid': two sizes of one thing.
const sizes = new RegExp(
  `^\\p{L}?[^\\p{N}\\ue000-\\uf8ff]{0,30}(?<!\\p{L})${size} ${figure} ${size} ${amountOrSum}[^\\ue000-\\uf8ff]*$`,
  'iu',
)

const figures = new RegExp(figure, 'gu')

/** How far apart prices of one list may be: between rows with signs, one without is hardly anything else. */
const timesOf = (isOfMany: boolean, rows: number): number =>
  isOfMany ? timesOfMany : rows > 1 ? timesAmongRows : manyTimes

/** Whether at least as many figures as sums stand in a text: who writes the sign of all others counts with the one without. */
const leavesSignsOut = (text: string): boolean =>
  (text.match(figures) ?? []).length >= (text.match(sums) ?? []).length

// What a run begins with may stand before the first name of it.
const lastWords = /(?:\S+ ){1,4}\S+$/u

const piecesOf = (sentence: string): readonly string[] =>
  sentence.split(separator).flatMap((piece) =>
    [run, sizes].some((list) => list.test(piece.trim())) && leavesSignsOut(piece)
      ? piece
          .trim()
          .split(new RegExp(`(?<=${amountOrSum}) `, 'u'))
          .map((one) => lastWords.exec(one)?.[0] ?? one)
      : [piece],
  )

// 'Haircut: 15' and 'haircut - 15' are one thing.
const parted = new RegExp(`(?<=\\p{L})(?::\\s|：|\\s[-–—]\\s)(?=\\s*${figure})`, 'gu')

/**
 * The figures of a list whose things each end in a bare number: 'puncture repair 12, full service 85'. One alone, or
 * one among others that are something else, may be anything.
 */
export const pairedFigures = ({ text, forms }: Masked, countsInHundreds: boolean): readonly string[] => {
  const written = (character: string): string => forms.get(character)?.text ?? ''
  const sentences = splitSentences(text.replace(parted, ' ')).map((sentence) => ({
    sums: [...sentence.matchAll(sums)].map(([character]) => amountIn(written(character))),
    pairs: piecesOf(sentence).flatMap((piece) => {
      const one = pricedIn(piece, written)
      return mayBePrice(written(one.character), countsInHundreds) ? [one] : []
    }),
  }))
  const pairs = sentences.flatMap((sentence) => sentence.pairs)
  if (pairs.length > 1 && pairs.some(({ isDoubtful }) => !isDoubtful))
    return pairs.map(({ character }) => character)
  return sentences.flatMap((sentence, at) => {
    // 'Sweep €90, nests €60. Baffle replacement 275.': work that is alone behind rows of prices is one of them.
    const isRow =
      sentence.sums.length === 0 &&
      sentence.pairs.every(({ isWork, character }) => isWork && whole.test(written(character)))
    const rows = isRow ? (sentences[at - 1]?.sums ?? []) : sentence.sums
    const among = isRow && rows.length < leastRows ? [] : rows
    return sentence.pairs
      .filter(({ character, isOfMany }) =>
        isOfAKind(amountIn(written(character)), among, timesOf(isOfMany, among.length)),
      )
      .map(({ character }) => character)
  })
}

const sums = new RegExp(formPattern('money'), 'gu')

/** The amount of a written sum. */
export const amountIn = (written: string): number => {
  const named = /(?<five>fiver)|tenner/u.exec(written)
  return named === null ? writtenAmount(written) : named.groups?.five === undefined ? 10 : 5
}

const writtenAmount = (written: string): number =>
  Number(
    /\d+(?:[.,]\d+)*/u
      .exec(written)?.[0]
      .replace(/[.,](?=\d{3}(?!\d))/gu, '')
      .replace(',', '.') ?? Number.NaN,
  )

/** Whether a figure is one of a list of prices: not far less than the least of them, nor far more than the most. */
export const isOfAKind = (amount: number, among: readonly number[], times = manyTimes): boolean =>
  among.length > 0 && amount * times >= Math.min(...among) && amount <= Math.max(...among) * times
