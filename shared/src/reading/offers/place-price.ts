import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import type { ClauseLabel } from '../reading.ts'
import { type DraftOffer, joined } from './draft-offer.ts'
import { eventOf } from './event-offer.ts'
import { isMeasureAlone } from './measure.ts'
import { type NamedOffer, nameOffer } from './name-offer.ts'
import { namesWork } from './names-work.ts'
import { isCard, isLong } from './offer-card.ts'
import { isOfMany, isOption, isSize, isSizeName, namedBefore, withOption } from './price-options.ts'
import { isOnByName } from './timed-things.ts'

/** What a trade's own clause offers, for a price that names nothing else. */
const tradeOffer = (pieces: readonly LabeledPiece[], cues: Cues): DraftOffer | undefined => {
  const piece = pieces.find(({ label }) => label === 'trade')
  if (piece === undefined) return undefined
  const { name, detail } = nameOffer(piece.text, cues)
  return {
    name,
    detail,
    price: '',
    options: [],
    form: isLong(name, cues) || cues.verb.test(name) ? 'words' : 'card',
    isLed: false,
    piece,
  }
}

/** What of a description is about what is offered. */
export interface Offered {
  readonly all: readonly LabeledPiece[]
  readonly pieces: readonly LabeledPiece[]
  readonly cues: Cues
  readonly isLodging: boolean
}

/** The same, and what was read of it so far. */
interface OfferedSoFar extends Offered {
  readonly offers: readonly DraftOffer[]
}

/** What stands right before a piece in its sentence. */
const pieceBefore = (piece: LabeledPiece, all: readonly LabeledPiece[]): LabeledPiece | undefined => {
  const sentence = all.filter((one) => one.sentence === piece.sentence)
  const at = sentence.findIndex((one) => one === piece || one.text.includes(piece.text))
  return sentence[at - 1]
}

/** A price of work of which the trade's own clause speaks, before a list of what it consists of. */
const ofTrade = (
  offer: NamedOffer,
  { offers, all, cues }: OfferedSoFar,
): readonly DraftOffer[] | undefined => {
  const known = offers.find((one) => one.piece.label === 'trade')
  const trade = known ?? tradeOffer(all, cues)
  if (trade?.form !== 'card' || !namesWork(trade.name)) return undefined
  return [withOption(trade, offer), ...offers.filter((one) => one !== known)]
}

const isAside: readonly ClauseLabel[] = ['hours', 'place', 'refusal', 'claim']

/** Whether something else in its sentence stands before a price, so that it is of nothing in a sentence before. */
const isApart = (
  before: LabeledPiece | undefined,
  last: DraftOffer | undefined,
  piece: LabeledPiece,
): boolean =>
  before !== undefined && last?.piece.sentence !== piece.sentence && isAside.includes(before.label)

const unnamed = (offer: NamedOffer, piece: LabeledPiece): DraftOffer => ({
  ...offer,
  name: '',
  detail: joined([offer.name, offer.detail]),
  options: [],
  form: 'words',
  piece,
})

/** Whether what was offered last stands in the sentence that says what the business is: a price in the next is of either. */
const isBesideTrade = (
  last: DraftOffer | undefined,
  piece: LabeledPiece,
  all: readonly LabeledPiece[],
): boolean =>
  last !== undefined &&
  last.price === '' &&
  last.piece.label !== 'trade' &&
  last.piece.sentence !== piece.sentence &&
  // A head over its varieties is the trade itself.
  all.some(
    ({ sentence, label, text }) =>
      label === 'trade' && sentence === last.piece.sentence && text !== last.piece.text,
  )

interface Priced {
  readonly offer: NamedOffer
  readonly piece: LabeledPiece
}

/** What stands before the first of prices that go on from each other: 'the first is free, then £45 or £280 a day'. */
const chainStart = (
  piece: LabeledPiece,
  { all, cues }: Pick<Offered, 'all' | 'cues'>,
): LabeledPiece | undefined => {
  const before = pieceBefore(piece, all)
  const isChained = before !== undefined && nameOffer(before.text, cues).isChained === true
  return isChained ? chainStart(before, { all, cues }) : before
}

/** The offers so far with a price of something that stands further away; undefined where it stands at what is offered last. */
const withFarPrice = ({ offer, piece }: Priced, offered: OfferedSoFar): readonly DraftOffer[] | undefined => {
  const { offers, all, isLodging } = offered
  if (isApart(chainStart(piece, offered), offers.at(-1), piece)) return [...offers, unnamed(offer, piece)]
  if (!isOfMany(offers, piece.sentence) && !isBesideTrade(offers.at(-1), piece, all)) return undefined
  const [first, ...others] = offers
  if (isLodging && first !== undefined) return [withOption(first, offer), ...others]
  return ofTrade(offer, offered) ?? [...offers, unnamed(offer, piece)]
}

/** The offer that the price of a piece was put to. */
const ownerOf = (
  before: LabeledPiece | undefined,
  offers: readonly DraftOffer[],
  cues: Cues,
): DraftOffer | undefined => {
  const price = before === undefined ? '' : nameOffer(before.text, cues).price
  const has = (one: DraftOffer) => one.price === price || one.options.some((option) => option.price === price)
  return price === '' ? undefined : offers.find(has)
}

/** An offer with the price behind it in its sentence, which shows that it is one: 'vow writing help, £80'. */
const withOwnPrice = (one: DraftOffer, { offer, piece }: Priced, { all, cues }: OfferedSoFar): DraftOffer => {
  const priced = withOption(one, offer)
  const isNext = pieceBefore(piece, all) === one.piece || pieceBefore(piece, all)?.text.includes(one.name)
  const isOwn = one.price === '' && one.options.length === 0 && isNext === true && offer.name === ''
  const isNamed = isCard({ ...one, price: offer.price, isAfter: false }, '', cues)
  return isOwn && one.piece.sentence === piece.sentence && isNamed ? { ...priced, form: 'card' } : priced
}

/** The offers with a price of what one of them names; undefined where none does. */
const withNamed = (offer: NamedOffer, offers: readonly DraftOffer[]): readonly DraftOffer[] | undefined => {
  const named = namedBefore(offer, offers)
  return named < 0
    ? undefined
    : offers.map((one, at) => (at === named ? withOption(one, { ...offer, name: '' }) : one))
}

const hasSeveralTimes = ({ sentence }: LabeledPiece, all: readonly LabeledPiece[], cues: Cues): boolean =>
  all.filter((one) => one.sentence === sentence && isMeasureAlone(nameOffer(one.text, cues))).length > 1

/** The trade's own clause with a price of it; undefined where it is a sentence, and how long is what is sold: 'I take people out. Half day £220, full day £390'. */
const withTradePrice = (
  offer: NamedOffer,
  piece: LabeledPiece,
  { all, cues }: OfferedSoFar,
): readonly DraftOffer[] | undefined => {
  const trade = tradeOffer(all, cues)
  const isOfSentence = trade?.form === 'words' && isMeasureAlone(offer) && hasSeveralTimes(piece, all, cues)
  return trade === undefined || isOfSentence ? undefined : [withOption(trade, offer)]
}

/** The offers so far with a price of what is on at the times right before it; undefined where nothing is. */
const withEventPrice = (
  { offer, piece }: Priced,
  { offers, all, cues }: OfferedSoFar,
): readonly DraftOffer[] | undefined => {
  const before = pieceBefore(piece, all)
  const event = eventOf(before, cues)
  if (event !== undefined) return [...offers, withOption(event, offer)]
  const last = offers.at(-1)
  const isOn = last !== undefined && last.piece === before && isOnByName(last.piece.text, cues)
  return isOn ? [...offers.slice(0, -1), withOption(last, offer)] : undefined
}

/** The offers so far with a price that names nothing of its own; undefined where it names something. */
export const withPrice = (
  offer: NamedOffer,
  piece: LabeledPiece,
  offered: OfferedSoFar,
): readonly DraftOffer[] | undefined => {
  const { offers, all, cues } = offered
  if (offer.price === '') return undefined
  const named = withNamed(offer, offers)
  if (named !== undefined) return named
  const last = offers.at(-1)
  if (piece.isInBrackets === true && last?.piece.sentence === piece.sentence)
    return [...offers.slice(0, -1), withOption(last, offer)]
  const isNameless = isOption(offer, cues)
  const ofEvent = isNameless || isSizeName(offer.name) ? withEventPrice({ offer, piece }, offered) : undefined
  if (ofEvent !== undefined) return ofEvent
  const far = isNameless ? withFarPrice({ offer, piece }, offered) : undefined
  if (far !== undefined) return far
  const owner = ownerOf(pieceBefore(piece, all), offers, cues)
  const priced = owner ?? last
  const sentence = owner?.piece.sentence ?? piece.sentence
  if (!isNameless && !isSize(offer, priced, { sentence, cues })) return undefined
  if (priced !== undefined)
    return offers.map((one) => (one === priced ? withOwnPrice(one, { offer, piece }, offered) : one))
  return withTradePrice(offer, piece, offered)
}
