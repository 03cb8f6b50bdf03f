import type { Clause, ClauseLabel, Reading } from '../../reading/reading.ts'
import { countWords } from '../fit.ts'
import { foldText } from '../fold-text.ts'
import { asSentence, type OwnWords } from './own-words.ts'

/** Times of one or two days are those of a class where people enroll, and not when a door is open. */
const isTimetable = ({ hours, trade, ways }: Reading): boolean => {
  const isClass = ways.includes('enroll') || (trade.outcome !== 'none' && trade.kindId === 'classes')
  return isClass && Object.values(hours.hours).filter(({ length }) => length > 0).length < 3
}

const aroundTimes: readonly ClauseLabel[] = ['hours', 'way', 'reach', 'place']

const arriving =
  /^(?:check[- ]?(?:in|out)|arrivals?|arrivées?|départs?|anreise|abreise|entrada|llegada|salida|arrivo|partenza|チェックイン|체크인|입실)(?!\p{L}).*\d/iu

const byAppointment =
  /^.{0,12}(?:termin|vereinbarung|appointments?|bookings?|arrangement|appuntamento|prenotazione|rendez-vous|réservation|citas?|reserva|予約|예약)\S{0,6}$/iu

const mostWordsAtContact = 8

/** Whether a sentence is little more than a way to reach somebody: 'Anmeldung per WhatsApp …'. */
const tellsContact = (sentence: string, { reach }: Reading): boolean => {
  const found = [reach.phones, reach.emails, reach.links, reach.handles].flat()
  const contact = found.find((text) => text !== '' && sentence.includes(text))
  return contact !== undefined && countWords(sentence.replace(contact, '')) <= mostWordsAtContact
}

const mostWordsOfPlace = 4

/** Whether a part says where something is: 'Unit 4 Brimscombe Mill', 'Werkstatt in der' before the street. */
const tellsWhere = (text: string, parts: readonly Clause[]): boolean =>
  countWords(text) <= mostWordsOfPlace &&
  (/^\p{L}+ \d+(?!\p{L})/u.test(text) || parts.some(({ label }) => label === 'place'))

/** Whether a sentence only tells times, how to come or how to ask: that stands where people ask, and begins no page. */
export const tellsTimes = (sentence: string, reading: Reading): boolean => {
  const { clauses } = reading
  const parts = clauses.filter(({ text }) => sentence.includes(text))
  const isTimed = parts.some(({ label }) => label === 'hours')
  const isAround = ({ label, text }: Clause) =>
    aroundTimes.includes(label) || byAppointment.test(text) || (label === 'claim' && tellsWhere(text, parts))
  return (isTimed && parts.every(isAround)) || arriving.test(sentence) || tellsContact(sentence, reading)
}

interface SaidOfTimes {
  /** Sentences that only tell times. */
  readonly ofTimes: readonly string[]
  /** What is said elsewhere on the page. */
  readonly elsewhere: readonly string[]
}

/** The opening hours as far as they are facts, and as words what else is said of times and nowhere else. */
export const timesOf = (
  reading: Reading,
  { ofTimes, elsewhere }: SaidOfTimes,
): Pick<OwnWords, 'hours' | 'hoursWords'> => {
  const { hours, clauses } = reading
  const ofClass = clauses.filter(({ label }) => label === 'hours').map(({ text }) => text)
  const isClass = isTimetable(reading)
  const said = [...ofTimes, ...elsewhere].map(foldText)
  const words = (isClass ? ofClass : hours.words).filter(
    (text) => !said.some((other) => other.includes(foldText(text))),
  )
  return { hours: isClass ? {} : hours.hours, hoursWords: [...ofTimes, ...words].map(asSentence) }
}
