import { listsWork } from '../clauses/lists-work.ts'
import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { type DraftOffer, joined, sizeOf } from './draft-offer.ts'
import { asAside } from './lone-offer.ts'
import { isBareName, type NamedOffer, nameOffer } from './name-offer.ts'
import { isCard, isLong, isOnlyHad } from './offer-card.ts'
import { isOfMany, isOption, isSize, namedBefore, withOption } from './price-options.ts'
import { priceSpan } from './price-span.ts'
import { withSharedPrices } from './shared-price.ts'
import { goesOnTasting, withVarieties } from './varieties.ts'

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

const sides = (piece: LabeledPiece, cues: Cues): readonly LabeledPiece[] => {
  const found = cues.and.exec(piece.text)
  if (found === null) return [piece]
  const parts = [piece.text.slice(0, found.index), piece.text.slice(found.index + found[0].length)].map(
    (part) => part.trim(),
  )
  const most = listsWork(piece.text, cues) ? 4 : 3
  const isShort = parts.every((part) => part !== '' && sizeOf(part) <= most && !cues.and.test(part))
  return isShort ? parts.map((text) => ({ ...piece, text })) : [piece]
}

const isPriced = (piece: LabeledPiece, cues: Cues): boolean => nameOffer(piece.text, cues).price !== ''

// 'Brake service £38 and wheel truing', and not '£38 and up'.
const another = new RegExp(
  `(?<=${formPattern('money')})\\s+(?:and|und|y|et|e)\\s+(?=\\p{L})(?!(?:up|over|above|more|per|for|each|mehr|pro|je|más|por|plus|par|pour|più)(?!\\p{L}))`,
  'iu',
)

/** What stands behind a price and 'and', and has no price, is another offer. */
const withoutAnother = (piece: LabeledPiece, cues: Cues): readonly LabeledPiece[] => {
  const found = another.exec(piece.text)
  if (found === null) return [piece]
  const [before, behind] = [piece.text.slice(0, found.index), piece.text.slice(found.index + found[0].length)]
  const isOne = sizeOf(nameOffer(behind, cues).name) <= 4 && !priceSpan.test(behind) && sizeOf(before) > 1
  return isOne ? [before, behind].map((text) => ({ ...piece, text })) : [piece]
}

/** The last piece of a list is two where 'and' joins short sides: 'bands, glass and straps'. */
const listed = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] =>
  pieces.flatMap((piece, at) => {
    const isLast = pieces[at + 1]?.sentence !== piece.sentence
    const isListed = pieces[at - 1]?.sentence === piece.sentence
    // 'I make hems and dresses': who says that they do it names each.
    const isLed = listsWork(piece.text, cues)
    if (!isLast || !(isListed || isLed) || isPriced(piece, cues)) return [piece]
    if (!isLed && !isBareName(piece.text, cues)) return [piece]
    return sides(piece, cues)
  })

// 'lavender honey, of chestnut and of lime': more of what stands before.
const goesOn = /^(?:de|d['’]|di|del|della|of|von|aus)(?!\p{L})/iu

/** A list after 'for' belongs to what stands before it: 'editing for theses, novels and reports' is one thing. */
const gathered = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  const together: LabeledPiece[] = []
  for (const piece of pieces) {
    const last = together.at(-1)
    const isInList =
      last?.sentence === piece.sentence &&
      cues.isSpaced &&
      (cues.serves.test(last.text.slice(1)) ||
        goesOn.test(piece.text) ||
        goesOnTasting(last.text, piece.text)) &&
      ![last, piece].some((one) => isPriced(one, cues)) &&
      !nameOffer(piece.text, cues).isLed
    if (isInList && last !== undefined)
      together[together.length - 1] = { ...last, text: `${last.text}, ${piece.text}` }
    else together.push(piece)
  }
  return together
}

/** An option of nothing is no service. */
const formOf = (offer: NamedOffer, alone: string, cues: Cues): DraftOffer['form'] =>
  !isOption(offer, cues) && isCard(offer, alone, cues) ? 'card' : 'words'

interface Offered {
  readonly all: readonly LabeledPiece[]
  readonly pieces: readonly LabeledPiece[]
  readonly cues: Cues
  readonly isLodging: boolean
}

/** The offers so far with a price that names nothing of its own; undefined where it names something. */
const withPrice = (
  offer: NamedOffer,
  piece: LabeledPiece,
  { offers, all, cues, isLodging }: Offered & { readonly offers: readonly DraftOffer[] },
): readonly DraftOffer[] | undefined => {
  const named = namedBefore(offer, offers)
  if (named >= 0)
    return offers.map((one, at) => (at === named ? withOption(one, { ...offer, name: '' }) : one))
  const last = offers.at(-1)
  if (piece.isInBrackets === true && last?.piece.sentence === piece.sentence && offer.price !== '')
    return [...offers.slice(0, -1), withOption(last, offer)]
  const isNameless = isOption(offer, cues)
  if (isNameless && isOfMany(offers, piece.sentence)) {
    const [first, ...others] = offers
    if (isLodging && first !== undefined) return [withOption(first, offer), ...others]
    const detail = joined([offer.name, offer.detail])
    return [...offers, { ...offer, name: '', detail, options: [], form: 'words', piece }]
  }
  if (!isNameless && !isSize(offer, last, { sentence: piece.sentence, cues })) return undefined
  const before = last ?? tradeOffer(all, cues)
  return before === undefined ? undefined : [...offers.slice(0, -1), withOption(before, offer)]
}

const draftOf = (offer: NamedOffer, piece: LabeledPiece, { all, pieces, cues }: Offered): DraftOffer => {
  const isAlone = [all, pieces].every(
    (list) => list.filter(({ sentence }) => sentence === piece.sentence).length === 1,
  )
  const { varieties = '' } = piece
  return {
    name: offer.name,
    detail: joined([offer.detail, varieties]),
    price: offer.price,
    options: [],
    form: isOnlyHad(piece, pieces)
      ? 'words'
      : formOf(offer, isAlone && varieties === '' ? piece.text : '', cues),
    isLed: offer.isLed,
    piece,
  }
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
  return first.label === 'offer' ? isPriced(first, cues) && below.length > 1 : first.label !== 'claim'
}

/** The offers of labeled pieces, in their order: rows of prices join what they price. Who lets rooms prices what is named first. */
export const readOffers = (
  all: readonly LabeledPiece[],
  cues: Cues,
  isLodging = false,
): readonly DraftOffer[] => {
  const offered = withVarieties(all, cues).filter(({ label }) => label === 'offer')
  const pieces = listed(
    withSharedPrices(
      gathered(
        offered.flatMap((piece) => withoutAnother(piece, cues)),
        cues,
      ),
      cues,
    ),
    cues,
  )
  const offeredIn: Offered = { all, pieces, cues, isLodging }
  let offers: readonly DraftOffer[] = []
  for (const piece of pieces) {
    const named = nameOffer(piece.text, cues)
    // 'Hobs +£15' in a sentence of its own is a thing of its own.
    const isApart = cues.isSpaced && offers.at(-1)?.piece.sentence !== piece.sentence
    const offer = isApart ? { ...named, isMore: false } : named
    offers = withPrice(offer, piece, { ...offeredIn, offers }) ?? [
      ...offers,
      draftOf(offer, piece, offeredIn),
    ]
  }
  return offers.map((offer) =>
    isCaption(offer, all, cues) ? { ...offer, form: 'words' } : asAside(offer, offers, all),
  )
}
