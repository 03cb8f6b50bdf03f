import type { Language } from '../language/language.ts'
import type { LabeledPiece } from './clauses/piece.ts'
import { splitSentences } from './clauses/split-pieces.ts'
import { readReach } from './facts/read-reach.ts'
import { readSelf } from './facts/read-self.ts'
import { readStatements } from './facts/read-statements.ts'
import { readTimes } from './facts/read-times.ts'
import { isRefused } from './facts/refusals.ts'
import { priceIn } from './offers/currency.ts'
import type { DraftOffer } from './offers/draft-offer.ts'
import { withLikelyForms } from './offers/likely-services.ts'
import { withPairedBrackets } from './offers/polish-offer.ts'
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

/** Recognizes no trade. */
const recognizeNone: RecognizeTrade = () => ({ outcome: 'none', rivals: [] })

/** An offer as its owner wrote it. */
export const offerOf = (draft: DraftOffer, show: (text: string) => string, country: string): Offer => {
  const price = (written: string) => priceIn(show(written), country)
  const text = (written: string) => withPairedBrackets(show(written))
  return {
    name: text(draft.name),
    detail: text(draft.detail),
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

/** Takes a description apart into the facts that its owner stated. */
export const readDescription = (
  text: string,
  setting: Setting,
  recognize: RecognizeTrade = recognizeNone,
): Reading => {
  const apart = takeApart(text, setting)
  const { language, isSureOfLanguage, country, cues, masked, show, pieces, refusals } = apart
  const all = withLikelyForms(apart)
  const offers = all.filter((offer) => !isRefused(show(offer.name), refusals))
  const dropped = all.filter((offer) => !offers.includes(offer))
  const clauses = clausesOf(pieces, offers, dropped).map((clause) => ({ ...clause, text: show(clause.text) }))
  return {
    language,
    isSureOfLanguage,
    trade: recognize({
      name: setting.name,
      clauses: clauses.filter(({ label }, at) => (at === 0 ? tellingFirst : telling).includes(label)),
      refused: refusals.flatMap(({ things }) => things),
      language,
    }),
    clauses,
    offers: offers.filter(isNamed).map((offer) => offerOf(offer, show, country)),
    hours: readTimes(pieces, { language, cues, show }),
    reach: withPhones(readReach(masked, pieces), (setting.corrections ?? noCorrections).phones),
    refusals,
    statements: readStatements(splitSentences(masked.text), pieces, offers).map(show),
    ...readSelf(masked, pieces, cues),
  }
}
