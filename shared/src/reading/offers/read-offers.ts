import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import { type DraftOffer, joined } from './draft-offer.ts'
import { withHeadedSizes } from './headed-sizes.ts'
import { isPriced, listedPieces } from './listed-pieces.ts'
import { withAsides } from './lone-offer.ts'
import { isMeasureAlone, isNextMeasure } from './measure.ts'
import { withWholeName } from './name-end.ts'
import { type NamedOffer, nameOffer } from './name-offer.ts'
import { namesWork } from './names-work.ts'
import { isBrought } from './no-thing.ts'
import { isCard, isOnlyHad } from './offer-card.ts'
import { oneOfEach } from './one-of-each.ts'
import { type Offered, withPrice } from './place-price.ts'
import { polished } from './polish-offer.ts'
import { pricesFirst } from './price-first.ts'
import { isOfMany, isOption, namedBefore } from './price-options.ts'
import { withSharedHead } from './shared-head.ts'
import { isOnByName } from './timed-things.ts'
import { withTwinsAsRows } from './twins-as-rows.ts'
import { withUnitAtPrice } from './unit-before-price.ts'
import { withUnitBehindPrice } from './unit-behind-price.ts'
import { withVarieties } from './varieties.ts'

/** '… in schools (45 min £180)': a lone time behind a sentence is of what that says, and no service. */
const isTimeOfSentence = (offer: NamedOffer, piece: LabeledPiece, { all, cues }: Offered): boolean => {
  if (!isMeasureAlone(offer)) return false
  const sentence = all.filter((one) => one.sentence === piece.sentence)
  const before = sentence.slice(0, sentence.indexOf(piece))
  return (
    before.length > 0 &&
    before.every(({ text }) => cues.verb.test(text)) &&
    !sentence.some((other) => other !== piece && isMeasureAlone(nameOffer(other.text, cues)))
  )
}

/** An option of nothing is no service, but for what is sold by the hour or the room: 'half day £180, full day £320'. */
const formOf = (offer: NamedOffer, alone: string, cues: Cues): DraftOffer['form'] =>
  isMeasureAlone(offer) || (!isOption(offer, cues) && isCard(offer, alone, cues)) ? 'card' : 'words'

const draftOf = (
  offer: NamedOffer,
  piece: LabeledPiece,
  { all, pieces, cues, isLodging }: Offered,
): DraftOffer => {
  const isAlone = [all, pieces].every(
    (list) => list.filter(({ sentence }) => sentence === piece.sentence).length === 1,
  )
  // 'Knit night every Thursday 6-8pm' is on, whatever else its sentence says.
  const isLone = isAlone && piece.isBulleted !== true && !isOnByName(piece.text, cues)
  const { varieties = '' } = piece
  return {
    name: offer.name,
    detail: joined([offer.detail, varieties]),
    price: offer.price,
    options: [],
    form:
      isOnlyHad(piece, pieces) ||
      isBrought(piece.text) ||
      isTimeOfSentence(offer, piece, { all, pieces, cues, isLodging })
        ? 'words'
        : formOf(offer, isLone && varieties === '' && offer.isOnRequest !== true ? piece.text : '', cues),
    isLed: offer.isLed,
    ...(offer.isOnRequest === true ? { isOnRequest: true } : {}),
    piece,
  }
}

/** Whether a price is of a time, or of one kind of what is done: '60 min £45', 'terraced £60'. */
const isOfKind = (offer: NamedOffer, cues: Cues): boolean =>
  isMeasureAlone(offer) ||
  (isOption(offer, cues) &&
    offer.name !== '' &&
    !offer.isAfter &&
    offer.isMore !== true &&
    !cues.schedule.test(offer.name))

/** 'Back pain, sciatica. 60 min £45, 30 min £28': behind a list of things are several times or kinds, each with its price. */
const isOneOfKinds = (
  { offer, piece }: { readonly offer: NamedOffer; readonly piece: LabeledPiece },
  offers: readonly DraftOffer[],
  { all, cues }: Offered,
): boolean => {
  if (!isOfKind(offer, cues)) return false
  const kinds = all.filter(
    ({ sentence, text }) => sentence === piece.sentence && isOfKind(nameOffer(text, cues), cues),
  )
  const isBehindKind = offers.some(
    (one) => kinds.includes(one.piece) && one.name !== '' && one.form === 'card',
  )
  return (
    kinds.length > 1 &&
    (isBehindKind || isOfMany(offers, piece.sentence)) &&
    // 'Piano lessons. Theory, aural. 30 mins £20' prices the lessons.
    !all.some(({ label, text }) => label === 'trade' && namesWork(nameOffer(text, cues).name))
  )
}

const withCard = (offer: DraftOffer, isMeant: boolean): DraftOffer =>
  isMeant ? { ...offer, form: 'card' } : offer

/** What a list with a sum for each offers: sizes of one thing, or a thing for each sum. */
const ofSums = (piece: LabeledPiece, cues: Cues): readonly DraftOffer[] => {
  const { of = '', rows = [] } = piece.sums ?? {}
  const shared = { detail: '', form: 'card', isLed: false, piece } as const
  const named = (name: string) => nameOffer(name, cues).name || name
  return of === ''
    ? rows.map(({ name, price }) => ({ ...shared, name: named(name), price, options: [] }))
    : [{ ...shared, name: named(of), price: '', options: rows }]
}

/** Whether a name before a colon only stands over what follows: times, or things with prices of their own. */
const isCaption = (
  { piece, price, options }: DraftOffer,
  all: readonly LabeledPiece[],
  cues: Cues,
): boolean => {
  if (piece.isHead !== true || price !== '' || options.length > 0) return false
  const below = all.filter(({ sentence }) => sentence === piece.sentence + 1)
  const [first] = below
  if (first === undefined) return false
  return first.label === 'offer'
    ? isPriced(first, cues) && below.length > 1
    : first.label !== 'claim' || below.length > 1
}

/** The offers of labeled pieces, in their order: rows of prices join what they price. Who lets rooms prices what is named first. */
export const readOffers = (
  all: readonly LabeledPiece[],
  cues: Cues,
  isLodging = false,
): readonly DraftOffer[] => {
  const offered = withVarieties(all, cues).filter(({ label }) => label === 'offer')
  const pieces = listedPieces(offered, cues)
  const offeredIn: Offered = { all, pieces, cues, isLodging }
  // Of what is let, a price is of the time behind it.
  const first = isLodging ? new Set<LabeledPiece>() : pricesFirst(pieces, cues)
  let offers: readonly DraftOffer[] = []
  for (const piece of pieces) {
    if (piece.sums !== undefined) {
      offers = [...offers, ...ofSums(piece, cues)]
      continue
    }
    const told = nameOffer(piece.text, cues)
    const named = first.has(piece) && namedBefore(told, offers) < 0 ? { ...told, isAfter: false } : told
    // 'Hobs +£15' in a sentence of its own is a thing of its own.
    const isApart = cues.isSpaced && offers.at(-1)?.piece.sentence !== piece.sentence
    const own = isApart ? { ...named, isMore: false } : named
    const offer = withSharedHead(own, offers.at(-1), piece.sentence)
    const isKind = isOneOfKinds({ offer, piece }, offers, offeredIn)
    const priced =
      isKind || isNextMeasure(offer, offers) ? undefined : withPrice(offer, piece, { ...offeredIn, offers })
    offers = priced ?? [...offers, withCard(draftOf(offer, piece, offeredIn), isKind)]
  }
  const read = withAsides(offers, { all, cues })
    .map((offer): DraftOffer => (isCaption(offer, all, cues) ? { ...offer, form: 'words' } : offer))
    .map((offer) => withUnitBehindPrice(withUnitAtPrice(polished(offer, cues), cues), cues.language))
    .map((offer) => withWholeName(offer, cues.language))
  return oneOfEach(withHeadedSizes(withTwinsAsRows(read), cues), cues)
}
