import type { Language } from '../../language/language.ts'
import type { Offer, Reading } from '../../reading/reading.ts'
import { servicesLimits } from '../../sections/services/fields.ts'
import { raiseFirst } from '../../text/raise-first.ts'
import { countWords } from '../fit.ts'
import { foldText, wordsOf } from '../fold-text.ts'
import { detailOf } from './detail-of.ts'
import { beginsWithCard, openingOf } from './opening-of.ts'
import { asSentence, type ListedService, type OwnWords } from './own-words.ts'
import { contactOf, reachWordsOf } from './reach-words.ts'
import { saidByCards } from './said-by-cards.ts'
import { tellsBeside } from './tells-beside.ts'
import { tellsTimes, timesOf } from './times-of.ts'
import { unsaidIn } from './unsaid-in.ts'
import { type ToldOffer, withoutCardPrices } from './without-card-prices.ts'

const serviceOf = (offer: ToldOffer, language: Language): ListedService => ({
  name: raiseFirst(offer.name),
  pricing: offer.price,
  detail: detailOf(offer, language),
})

/** A sentence of fewer words says nothing to begin with: 'Cash only.' */
const beginsWith = 4

// '着付け師の梅原です。': who says first who they are begins with it.
const presents = /.{6}(?:です|ます|입니다|예요|이에요)[。.!！]?$/u

// 'I tune pianos.' is short and says it all; 'Hi, I’m Jo.' greets first.
const speaksFirst =
  /(?<!\p{L})(?:i|i['’]m|we|we['’]re|ich|wir|je|nous|yo|soy|somos|io|sono|siamo|noi)(?!\p{L})/iu

const fewestSpoken = 3

/** Whether a statement says too little to begin with: few words, or nothing but prices. */
const isAside = (statement: string, { clauses, statements, offers }: Reading): boolean => {
  const isFirst = statement === statements[0]
  if (isFirst && presents.test(statement)) return false
  if (isFirst && speaksFirst.test(statement) && countWords(statement) >= fewestSpoken) return false
  const parts = clauses.filter(({ text }) => statement.includes(text))
  // 'Pitch raise £30 extra'
  const isPriced = (text: string) => offers.some(({ said, price }) => price !== '' && said === text)
  const isPrice =
    parts.length > 0 &&
    parts.every(({ label, text }) => label === 'price' || (label === 'offer' && isPriced(text)))
  return isPrice || tellsBeside(statement, parts) || countWords(statement) < beginsWith
}

/** Of offers that have one name, the one that says most of its price. */
const withoutTwins = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter((offer, at) => {
    const isTwin = (other: Offer) => foldText(other.name) === foldText(offer.name)
    const twins = offers.filter(isTwin)
    const best = twins.find(({ price }) => price !== '') ?? twins[0]
    return best === undefined || offers.indexOf(best) === at
  })

const isCard = ({ form, name, price }: Offer): boolean =>
  form === 'card' && name.length <= servicesLimits.heading && price.length <= servicesLimits.pricing

/** What does not fit a card stays in its owner's words. */
const lineOf = (offer: Offer): string =>
  asSentence([offer.name, offer.price, offer.detail].filter((part) => part !== '').join(', '))

const plain = /^[^\d@#]{20,}$|^[^\d@#]{12,}。$/u

// Who begins so says a sentence.
const speaks =
  /^(?:i|we|ich|wir|je|nous|on|yo|nosotr[oa]s|io|noi)(?!\p{L})|[\p{Script=Hiragana}\p{Script=Hangul}]/iu

/** Of so many words, what begins with who says it is a sentence. */
const sentenceWords = 6

/** The sentences that may stand alone: what is refused and who is named have a place of their own. */
const statementsIn = (
  said: readonly string[],
  { refusals, clauses, statements }: Reading,
): readonly string[] => {
  const elsewhere = [
    ...refusals.map(({ text }) => text),
    ...clauses.filter(({ label }) => label === 'person' || label === 'hours').map(({ text }) => text),
    // 'Mo-Sa nach Absprache': how to be seen to is nothing to quote.
    ...clauses
      .filter(({ label, text }) => label === 'way' && countWords(text) <= personWords)
      .map(({ text }) => text),
  ]
  // 'Je refais fauteuils' of a list, 'Gallatin county and a bit beyond': one thing offered is no saying.
  const isWhole = (text: string) =>
    (speaks.test(text) && countWords(text) >= sentenceWords) ||
    statements.some((one) => /[.!?。！？]$/u.test(one) && asSentence(one) === asSentence(text))
  const parts = clauses.filter(
    ({ label, text }) => !isWhole(text) || (label === 'offer' && !speaks.test(text)),
  )
  const cut = new Set(parts.map(({ text }) => asSentence(text)))
  return said.filter(
    (sentence) =>
      plain.test(sentence) &&
      !cut.has(sentence) &&
      !tellsBeside(sentence, []) &&
      !elsewhere.some((text) => foldText(sentence).includes(foldText(text))),
  )
}

/** How many words name whom to ask for; more are a sentence of their own. */
const personWords = 5

/** Whom to ask for by phone as its owner put it, where it ends with their name. */
const personIn = ({ person, clauses, reach }: Reading): string => {
  const line = clauses.find(({ label, text }) => label === 'person' && text.endsWith(person))?.text ?? ''
  return reach.phones.length > 0 && person !== '' && countWords(line) <= personWords ? raiseFirst(line) : ''
}

/** How many words beside a refusal make the sentence more than one: 'Sorry,' does not. */
const besideRefusal = 2

const isRefusal = (sentence: string, { refusals }: Reading): boolean => {
  const folded = foldText(sentence)
  const said = refusals.map(({ text }) => foldText(text)).filter((text) => folded.includes(text))
  const left = said.reduce((rest, text) => rest.replace(text, ' '), folded)
  return said.length > 0 && wordsOf(left).length <= besideRefusal
}

const negates =
  /(?<!\p{L})(?:no|not|non|ne|n['’]\p{L}+|never|nothing|cannot|\p{L}+n['’]?t|kein\p{L}*|nicht\p{L}*|nie|ohne|außer|sin|ni|nada|pas|sans|rien|senza|niente|nessun\p{L}*)(?!\p{L})/iu

/** A refusal goes on in the list behind it: 'no headstones, plastic flowers' never tells of flowers alone. */
const withLists = (texts: readonly string[], { refusals, language }: Reading): readonly string[] => {
  if (language === 'japanese' || language === 'Korean') return texts
  const joined: string[] = []
  for (const text of texts) {
    const written = refusals.find((refusal) => asSentence(refusal.text) === text)?.text
    const last = joined.at(-1)
    if (written === undefined || last === undefined || negates.test(written)) joined.push(text)
    else joined[joined.length - 1] = asSentence(`${last.replace(/[.]$/u, '')}, ${written}`)
  }
  return joined
}

/** That somebody answers at any hour, where no sentence says it. */
const alwaysOf = ({ hours: { always } }: Reading, sentences: readonly string[]): readonly string[] =>
  always === '' || sentences.some((sentence) => foldText(sentence).includes(foldText(always)))
    ? []
    : [asSentence(always)]

/** A reading as what writes the sections asks for it. Nothing is added: every part is what the owner wrote. */
export const ownWordsOf = (read: Reading): OwnWords => {
  const { offers, reach, speaks, language } = read
  const named = withoutTwins(offers.filter(isCard)).slice(0, servicesLimits.items)
  const { statements: beside, cards } = withoutCardPrices(read, named)
  const reading = { ...read, statements: beside }
  const ofTimes = reading.statements.filter((statement) => tellsTimes(statement, reading))
  const statements = reading.statements.filter((statement) => !ofTimes.includes(statement))
  const opening = openingOf({ ...reading, statements })
  // 'Hay for sale.' is short and begins all the same.
  const begins = (statement: string) => asSentence(statement) === opening
  const asides = statements.filter((statement) => !begins(statement) && isAside(statement, reading))
  const sentences = statements.filter((statement) => !asides.includes(statement))
  const tooLong = offers.filter((offer) => offer.form === 'card' && !isCard(offer)).map(lineOf)
  const services = cards.map((card) => serviceOf(card, language))
  const always = alwaysOf(reading, sentences)
  const person = personIn(reading)
  const isPerson = (text: string) => person !== '' && foldText(text).startsWith(foldText(person))
  const onCards = services.flatMap(({ name, pricing, detail = '' }) => [name, pricing, detail])
  const leading = saidByCards(cards, reading)
  const told = [...sentences.map(asSentence), ...always].filter((text) => !isPerson(text))
  const besides = [
    ...tooLong,
    ...asides.map(asSentence),
    ...unsaidIn(reading, {
      shown: [...read.statements, ...tooLong, ...onCards, ...leading],
      cards,
    }),
  ].filter((text) => !isPerson(text))
  const times = timesOf(reading, { ofTimes, elsewhere: [...statements, ...leading, ...always] })
  const offering = (texts: readonly string[]) => texts.filter((text) => !isRefusal(text, reading))
  return {
    opening: isRefusal(opening, reading) ? '' : opening,
    sentences: offering(told),
    refusals: withLists(
      [...told, ...besides].filter((text) => isRefusal(text, reading)),
      reading,
    ),
    answersAlways: reading.hours.always !== '',
    asides: offering(besides),
    statements: statementsIn([...told, ...besides], reading),
    person,
    people: reading.people,
    audiences: reading.audiences,
    hours: times.hours,
    hoursWords: [...times.hoursWords, ...reachWordsOf(read, person)],
    services,
    beginsWithServices: beginsWithCard(reading, cards),
    contact: contactOf(read),
    serviceArea: reach.area,
    speaksAsOne: speaks === 'one',
  }
}
