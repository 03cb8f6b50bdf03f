import { splitSentences } from '../clauses/split-pieces.ts'
import { formPattern } from '../mask/form.ts'
import type { Masked } from '../mask/mask.ts'

const figure = formPattern('figure')
const separator = new RegExp(`[,，、;/+]|(?<=${figure})\\s(?:and|und|u\\.|y|et|e|&|plus)\\s`, 'giu')
const pair = new RegExp(
  `^\\s*(?<name>\\p{L}[^\\p{N}\\ue000-\\uf8ff]{1,48}?)[\\s:=]*(?<figure>${figure})\\s*[.!]?\\s*$`,
  'u',
)

// After these a number is an age, a size, a count or a name, and no price.
const countWord = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})[\\s:=.]*$`, 'iu')
const counting = countWord(
  [
    'ages?|aged|under|over|above|below|from|to|till?|until|of|in|by|at|on|since|about|around|approx|max|min|minimum|maximum|up to|only',
    'sleeps|seats|sizes?|levels?|grades?|year|years|key stage|steps?|phases?|units?|rooms?|floors?|no|number|route|highway|bus|line|exit|gate|pier|class|lot|plot|shop|stall|box|suite|windows|office|formula|covid|iphone|galaxy|pixel|playstation|golf|channel|chapter|apollo|model|series|type|mark|top|catch|world war',
    'alter|unter|über|ab|von|bis|seit|um|größen?|gr|stufe|klasse|stock|etage|zimmer|halle|platz|tor|linie|buslinie|nr|nummer|jahrgang|teil|typ|baujahr|postfach',
    'edad|edades|menos de|más de|desde|hasta|talla|nivel|piso|planta|local|línea|autobús|número|núm|curso|sala|puerta',
    "âge|moins de|plus de|dès|depuis|jusqu[’']à|taille|niveau|étage|salle|ligne|numéro|porte|lot|quai",
    'età|sotto i|oltre|dal?|fino a|dagli?|taglia|livello|piano|sala|linea|numero|porta|scala|interno',
  ].join('|'),
)
const eastern =
  /(?:第|創業|平成|令和|昭和|以上|以下|最大|定員|全|国道|レベル|サイズ|최대|정원|총|레벨|사이즈|제|국도)\s*$/u
const times =
  /(?<!\p{L})(?:open|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|call|tel)(?!\p{L})/iu

const year = /^(?:19|20)\d\d$/u
const whole = /^[1-9]\d{0,3}$/u
const cents = /^\d{1,4}[.,]\d{2}$/u
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

const pricedIn = (piece: string): string => {
  const { name = '', figure: character = '' } = pair.exec(piece)?.groups ?? {}
  const isLong = name.trim().split(/\s+/u).length > mostWords
  return isLong || counting.test(name) || eastern.test(name) || times.test(name) ? '' : character
}

/**
 * The figures of a list whose things each end in a bare number: 'puncture repair 12, full service 85'. One alone, or
 * one among others that are something else, may be anything.
 */
export const pairedFigures = ({ text, forms }: Masked, countsInHundreds: boolean): readonly string[] => {
  const pairs = splitSentences(text).flatMap((sentence) =>
    sentence.split(separator).flatMap((piece) => {
      const character = pricedIn(piece)
      return mayBePrice(forms.get(character)?.text ?? '', countsInHundreds) ? [character] : []
    }),
  )
  return pairs.length > 1 ? pairs : []
}
