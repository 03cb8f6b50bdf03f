import { type Weekday, weekdays } from '../../business/opening-hours.ts'
import { minutesOf } from '../../business/week.ts'
import type { Language } from '../../language/language.ts'
import { readHours } from '../hours/read-hours.ts'
import type { Token } from '../hours/token.ts'
import { tokenize, tokensWithin } from '../hours/tokenize.ts'

const conditional =
  /^(?:in|on|at|by|from|during|until|till?|when|if|while|for|except|outside|after|before|over|only|not|no|im|in|am|an|bei|wenn|während|ab|bis|außer|nur|nicht|kein|vor|nach|en|à|au|aux|pendant|durant|si|sauf|hors|dès|de|du|pas|durante|por|para|desde|hasta|excepto|menos|no|con|per|da|dal|dalle|salvo|tranne|nel|nei|non)$/iu
/** Words of a season, or of holidays. */
export const seasonal =
  /season|summer|winter|sommer|saison|verano|invierno|temporada|été|hiver|estate|inverno|stagione|holiday|ferien|vacanc|vacacion|ferie|[夏冬春秋季]|年末|お盆|여름|겨울|방학|휴가|명절/iu

const wordsOf = (text: string): readonly string[] => text.split(/[\s,:]+/u).filter((word) => word !== '')

/** The words before the first days or time. */
const leadOf = (clause: string, language: Language): string => {
  const first = tokensWithin(clause, language).find(
    ({ token }) => token.kind === 'days' || token.kind === 'clock',
  )
  return clause.slice(0, first?.start ?? 0)
}

const isConditional = (lead: string): boolean => {
  const [first = ''] = wordsOf(lead)
  return conditional.test(first) || seasonal.test(lead)
}

const saysSpan = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind }, at) => kind === 'clock' && tokens[at + 1]?.kind === 'to' && tokens[at + 2]?.kind === 'clock',
  )

const takes: readonly Token['kind'][] = ['closed', 'except', 'unclosed', 'pause']

/**
 * Whether a clause tells when something else is, by its own name and with no time from and to: 'Knit night every second
 * Friday 6.30', 'Order by noon'. It takes nothing from the hours that others state.
 */
export const tellsOccasion = (clause: string, language: Language): boolean => {
  const tokens = tokenize(clause, language)
  const first = tokens.findIndex(({ kind }) => kind === 'days' || kind === 'clock')
  const lead = tokens.slice(0, Math.max(0, first))
  const isNamed = lead.some(({ kind }) => kind === 'unknown')
  return (
    isNamed &&
    lead[0]?.kind === 'unknown' &&
    !saysSpan(tokens) &&
    !tokens.some(({ kind }) => takes.includes(kind)) &&
    !isConditional(leadOf(clause, language))
  )
}

const statedDays = (clause: string, language: Language): readonly Weekday[] => {
  const { hours } = readHours([clause], language)
  return weekdays.filter((day) => (hours[day] ?? []).length > 0)
}

const wholly: readonly Token['kind'][] = [
  'clock',
  'closed',
  'except',
  'rest',
  'to',
  'always',
  'unclosed',
  'part',
]

// What is on at times of its own, and not the whole of a business.
const occasional =
  /(?<!\p{L})(?:happy|brunch|breakfast|lunch|dinner|class|lesson|course|workshop|training|session|market|deliver|emergency|hotline|kurs|unterricht|training|gruppe|markt|frühstück|mittag|abendessen|notdienst|liefer|clase|curso|taller|mercado|desayuno|comida|cena|urgencia|reparto|cours|atelier|stage|marché|déjeuner|dîner|urgence|livraison|cors|lezion|mercato|colazione|pranzo|emergenz|consegn)|(?:kurs|unterricht|training|gruppe|markt|tisch|essen|notdienst|lieferung)s?(?!\p{L})/iu
// What is kept at the times of a door; 'Juniors Mon-Fri 9-5' are some of the customers.
const dealing =
  /(?:verkauf|zeiten|betreuung|annahme|ausgabe|abholung|beratung|empfang|schalter)(?!\p{L})|(?<!\p{L})(?:calls?|sales?|collections?|bookings?|desk|care|enquiries|permanences?|accueil|vente|caisse|venta|atenci[oó]n|ventanilla|vendita|ritiro|ricevimento|accoglienza)(?!\p{L})/iu
const leastDays = 3
const leastMinutes = 240
const mostWordsOfHead = 3

/**
 * A clause without the word for what is kept at these times, where they are those of a door and not of an hour's
 * occasion: 'Werkstattverkauf Do + Fr 13-18, Sa 9-12'.
 */
export const withoutNamedHead = (clause: string, language: Language): string => {
  const lead = leadOf(clause, language)
  const words = wordsOf(lead)
  const isName =
    words.length > 0 && words.length <= mostWordsOfHead && words.every((word) => /^[\p{L}’'&-]+$/u.test(word))
  if (
    !isName ||
    !dealing.test(lead) ||
    isConditional(lead) ||
    occasional.test(lead) ||
    !tokenize(lead, language).some(({ kind }) => kind === 'unknown' || kind === 'answered')
  )
    return clause
  const rest = clause.slice(lead.length)
  const spans = Object.values(readHours([rest], language).hours).filter((ofDay) => ofDay.length > 0)
  const isLong = spans.some((ofDay) =>
    ofDay.some(({ opens, closes }) => minutesOf(closes) - minutesOf(opens) >= leastMinutes),
  )
  return spans.length >= leastDays && isLong ? rest : clause
}

const namesDayOutside = (days: readonly Weekday[], stated: readonly Weekday[]): boolean => {
  const places = stated.map((day) => weekdays.indexOf(day))
  return days.every(
    (day) => weekdays.indexOf(day) < Math.min(...places) || weekdays.indexOf(day) > Math.max(...places),
  )
}

/** The end of a clause that speaks of other days than the rest, and of no time: 'Weekdays 8-4, weekends for boarding only'. */
export const tailOfOtherDays = (clause: string, language: Language): string => {
  const at = Math.max(clause.lastIndexOf(','), clause.lastIndexOf(';'))
  const tail = at < 0 ? '' : clause.slice(at)
  const tokens = tokenize(tail.slice(1), language)
  const days = tokens.flatMap((token) => (token.kind === 'days' ? token.days : []))
  const isUnknown = tokens.some(({ kind }) => kind === 'unknown')
  // 'Other days I'm out at yards'
  const isOfRest = tokens[0]?.kind === 'rest' && !tokens.slice(1).some(({ kind }) => wholly.includes(kind))
  if (isOfRest && isUnknown && statedDays(clause.slice(0, at), language).length > 0) return tail
  const isWords = tokens[0]?.kind === 'days' && isUnknown
  if (!isWords || days.length === 0 || tokens.some(({ kind }) => wholly.includes(kind))) return ''
  const stated = statedDays(clause.slice(0, at), language)
  return stated.length > 0 && namesDayOutside(days, stated) ? tail : ''
}
