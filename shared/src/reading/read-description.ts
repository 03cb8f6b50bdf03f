import type { Language } from '../language/language.ts'
import { labelPieces } from './clauses/label-pieces.ts'
import type { LabeledPiece } from './clauses/piece.ts'
import { refinePieces } from './clauses/refine-pieces.ts'
import { splitPieces, splitSentences } from './clauses/split-pieces.ts'
import { cuesOf } from './cues/cues.ts'
import { readReach } from './facts/read-reach.ts'
import { readSelf } from './facts/read-self.ts'
import { readStatements } from './facts/read-statements.ts'
import { readTimes } from './facts/read-times.ts'
import { isRefused, readRefusals } from './facts/refusals.ts'
import { readLanguage } from './language/read-language.ts'
import { mask, unmask } from './mask/mask.ts'
import { priceBareFigures } from './offers/bare-figures.ts'
import { priceIn } from './offers/currency.ts'
import type { DraftOffer } from './offers/draft-offer.ts'
import { withLetUnit } from './offers/lodging.ts'
import { asAmenity, letsRooms } from './offers/no-service.ts'
import { readOffers } from './offers/read-offers.ts'
import { countryOf } from './place/country-of.ts'
import type { Clause, ClauseLabel, Offer, Reach, Reading, TradeRead } from './reading.ts'

/** What is known of a business beside its description. */
export interface Setting {
  readonly name: string
  readonly place: string
  /** As IANA names it; '' where nobody knows. */
  readonly timeZone: string
  /** What its owner set right. */
  readonly corrections?: Corrections | undefined
}

/** What the owner of a description says of how it was read; every text verbatim as a reading has it. */
export interface Corrections {
  /** Texts of refusals that refuse nothing. */
  readonly refusals: readonly string[]
  /** Doubtful phones that are right. */
  readonly phones: readonly string[]
}

/** Tells the trade and kind that a name and clauses speak of. */
export type RecognizeTrade = (said: {
  readonly name: string
  readonly clauses: readonly Clause[]
  /** What the business does not do, as its owner calls it. */
  readonly refused: readonly string[]
  readonly language: Language
}) => TradeRead

// What a business refuses, promises and whom it serves is not what it is; a claim that comes first may be.
const telling: readonly ClauseLabel[] = ['trade', 'offer', 'price']

/** Recognizes no trade. */
const recognizeNone: RecognizeTrade = () => ({ outcome: 'none', rivals: [] })

const offerOf = (draft: DraftOffer, show: (text: string) => string, country: string): Offer => {
  const price = (text: string) => priceIn(show(text), country)
  return {
    name: show(draft.name),
    detail: show(draft.detail),
    price: price(draft.price),
    options: draft.options.map((option) => ({ name: show(option.name), price: price(option.price) })),
    form: draft.form,
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

const noCorrections: Corrections = { refusals: [], phones: [] }

/** With the doubtful phones that are right among the others, after those that nobody doubts. */
const withPhones = (reach: Reach, right: readonly string[]): Reach => ({
  ...reach,
  phones: [...reach.phones, ...reach.doubtfulPhones.filter((phone) => right.includes(phone))],
  doubtfulPhones: reach.doubtfulPhones.filter((phone) => !right.includes(phone)),
})

/** Takes a description apart into the facts that its owner stated. */
export const readDescription = (
  text: string,
  { name, place, timeZone, corrections = noCorrections }: Setting,
  recognize: RecognizeTrade = recognizeNone,
): Reading => {
  const { language, isSureOfLanguage } = readLanguage(text, { place, timeZone })
  const country = countryOf(place, timeZone)
  const cues = cuesOf(language)
  const masked = priceBareFigures(mask(text, { language, country }), country ?? '')
  const show = (piece: string) => unmask(piece, masked.forms)
  const pieces = labelPieces(refinePieces(splitPieces(masked.text), cues), cues, place).map((piece) =>
    piece.label === 'refusal' && corrections.refusals.includes(show(piece.text))
      ? { ...piece, label: 'claim' as const }
      : piece,
  )
  const refusals = readRefusals(pieces, cues).map(({ text: refused, things }) => ({
    text: show(refused),
    things: things.map(show),
  }))
  const isLodging = letsRooms(masked)
  const read = readOffers(pieces, cues, isLodging)
  const all = isLodging ? withLetUnit(read, pieces).map(asAmenity) : read
  const offers = all.filter((offer) => !isRefused(show(offer.name), refusals))
  const dropped = all.filter((offer) => !offers.includes(offer))
  const clauses = clausesOf(pieces, offers, dropped).map((clause) => ({ ...clause, text: show(clause.text) }))
  return {
    language,
    isSureOfLanguage,
    trade: recognize({
      name,
      clauses: clauses.filter(({ label }, at) => telling.includes(label) || (at === 0 && label === 'claim')),
      refused: refusals.flatMap(({ things }) => things),
      language,
    }),
    clauses,
    offers: offers.filter(isNamed).map((offer) => offerOf(offer, show, country ?? '')),
    hours: readTimes(pieces, { language, cues, show }),
    reach: withPhones(readReach(masked, pieces), corrections.phones),
    refusals,
    statements: readStatements(splitSentences(masked.text), pieces, offers).map(show),
    ...readSelf(masked, pieces, cues),
  }
}
