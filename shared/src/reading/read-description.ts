import type { Language } from '../language/language.ts'
import { peopleIn } from './clauses/named-people.ts'
import type { LabeledPiece } from './clauses/piece.ts'
import { splitSentences } from './clauses/split-pieces.ts'
import type { Cues } from './cues/cues.ts'
import { readReach } from './facts/read-reach.ts'
import { readSelf } from './facts/read-self.ts'
import { readStatements } from './facts/read-statements.ts'
import { readTimes } from './facts/read-times.ts'
import { isRefused, withoutExceptions } from './facts/refusals.ts'
import { priceIn } from './offers/currency.ts'
import type { DraftOffer } from './offers/draft-offer.ts'
import { withLikelyForms } from './offers/likely-services.ts'
import { withPairedBrackets } from './offers/polish-offer.ts'
import { homeCountry } from './place/home-country.ts'
import type { Clause, ClauseLabel, Offer, Reach, Reading, TradeRead } from './reading.ts'
import { noCorrections, type Setting, takeApart } from './take-apart.ts'

/** Tells the trade and kind that a name and clauses speak of. */
export type RecognizeTrade = (said: {
  readonly name: string
  readonly clauses: readonly Clause[]
  /** What the business does not do, as its owner calls it. */
  readonly refused: readonly string[]
  readonly language: Language
}) => TradeRead

// What a business refuses, promises and whom it serves is not what it is.
const telling: readonly ClauseLabel[] = ['trade', 'offer', 'price']
// 'Mobile barber in Leeds', '24 hour locksmith': what comes first tells what somebody is, whatever else it says.
const tellingFirst: readonly ClauseLabel[] = [...telling, 'claim', 'place', 'way', 'reach', 'hours']

/** Whether a clause names nothing but customers, and where they are: 'pubs and landlords in Hull'. */
const isCustomers = (text: string, { isSpaced, people, and }: Cues): boolean => {
  const named = text.replace(/\s(?:in|across|around|im|en|à|a)\s.*$/iu, '')
  const rest = named.replace(new RegExp(`(?:${people.source})|(?:${and.source})`, 'giu'), '')
  return isSpaced && people.test(named) && !/\p{L}/u.test(rest)
}

// Two of them are customers; one may be what is done: 'food for pubs'.
const customersMinimum = 2

/** A clause without the customers that it lists behind what is done: 'PAT testing for offices, pubs and landlords'. */
const withoutCustomers = (text: string, cues: Cues): string => {
  const { isSpaced, serves, people } = cues
  if (isCustomers(text, cues)) return ''
  const at = isSpaced ? text.search(new RegExp(`\\s(?:${serves.source})\\s`, 'iu')) : -1
  if (at < 0) return text
  const customers = text.slice(at).match(new RegExp(people.source, 'giu')) ?? []
  return customers.length < customersMinimum ? text : text.slice(0, at)
}

/** Recognizes no trade. */
const recognizeNone: RecognizeTrade = () => ({ outcome: 'none', rivals: [] })

const aroundAll = /^[(（]([^()（）]*)[)）]$/u

/** An offer as its owner wrote it. */
export const offerOf = (draft: DraftOffer, show: (text: string) => string, country: string): Offer => {
  const price = (written: string) => priceIn(show(written), country)
  const text = (written: string) => withPairedBrackets(show(written))
  return {
    name: text(draft.name),
    detail: text(draft.detail).replace(aroundAll, '$1'),
    price: price(draft.price),
    options: draft.options.map((option) => ({ name: text(option.name), price: price(option.price) })),
    form: draft.form,
    said: show(draft.piece.text),
  }
}

// A price of nothing named stays in its owner's sentence.
const isNamed = ({ name }: DraftOffer): boolean => name !== ''

const clausesOf = (
  pieces: readonly LabeledPiece[],
  offers: readonly DraftOffer[],
  dropped: readonly DraftOffer[],
): readonly Clause[] => {
  const unused = new Set(dropped.map(({ piece }) => piece))
  const prices = new Set(offers.filter((offer) => !isNamed(offer)).map(({ piece }) => piece))
  return pieces.map((piece) => ({
    label: unused.has(piece) ? 'unused' : prices.has(piece) ? 'price' : piece.label,
    text: piece.text,
  }))
}

/** With the doubtful phones that are right among the others, after those that nobody doubts. */
const withPhones = (reach: Reach, right: readonly string[]): Reach => ({
  ...reach,
  phones: [...reach.phones, ...reach.doubtfulPhones.filter((phone) => right.includes(phone))],
  doubtfulPhones: reach.doubtfulPhones.filter((phone) => !right.includes(phone)),
})

const homeIn = ({ place, timeZone }: Setting, { phones: [phone = ''], postalCode }: Reach): string =>
  homeCountry({ place, timeZone, phone, postalCode })

/** Takes a description apart into the facts that its owner stated. */
export const readDescription = (
  text: string,
  setting: Setting,
  recognize: RecognizeTrade = recognizeNone,
): Reading => {
  const apart = takeApart(text, setting)
  const { language, isSureOfLanguage, isForeign, country, cues, masked, show, pieces, refusals } = apart
  const all = withLikelyForms(apart)
  // 'Referral needed (not for fun swims)' refuses no fun swims that have a price.
  const offers = all.filter(
    ({ name, price }) => !isRefused(show(name), price === '' ? refusals : withoutExceptions(refusals)),
  )
  const dropped = all.filter((offer) => !offers.includes(offer))
  const clauses = clausesOf(pieces, offers, dropped).map((clause) => ({ ...clause, text: show(clause.text) }))
  const reach = withPhones(
    readReach(masked, pieces, setting.place),
    (setting.corrections ?? noCorrections).phones,
  )
  return {
    language,
    isSureOfLanguage,
    ...(isForeign ? { isForeign } : {}),
    country: homeIn(setting, reach),
    // What a page says of a trade is in none of the languages that its visitors read.
    trade: (isForeign ? recognizeNone : recognize)({
      name: setting.name,
      clauses: clauses
        .filter(({ label }, at) => (at === 0 ? tellingFirst : telling).includes(label))
        .map((clause) => ({ ...clause, text: withoutCustomers(clause.text, cues) }))
        .filter(({ text }) => text !== ''),
      refused: refusals.flatMap(({ things }) => things),
      language,
    }),
    clauses,
    offers: offers.filter(isNamed).map((offer) => offerOf(offer, show, country)),
    hours: readTimes(pieces, { language, cues, show }),
    reach,
    refusals,
    people: peopleIn(clauses, cues),
    statements: readStatements(splitSentences(masked.text), { pieces, offers, language }).map(show),
    ...readSelf(masked, pieces, cues),
  }
}
