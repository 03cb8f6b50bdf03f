import type { LabeledPiece } from '../clauses/piece.ts'
import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { type NamedOffer, nameOffer } from './name-offer.ts'
import { isAroundService, isFurtherWay } from './no-service.ts'

/** An offer with its texts masked, and the piece it was read from. */
export interface DraftOffer {
  readonly name: string
  readonly detail: string
  readonly price: string
  readonly options: readonly { readonly name: string; readonly price: string }[]
  readonly form: 'card' | 'words'
  /** Whether a verb of doing or selling led to it. */
  readonly isLed: boolean
  readonly piece: LabeledPiece
}

const cardWords = 7
const aloneWords = 3
const cardCharacters = 24

const sizeOf = (text: string): number => text.split(/\s+/u).length

const isLong = (name: string, cues: Cues): boolean =>
  cues.isSpaced ? sizeOf(name) > cardWords : name.length > cardCharacters

const figures = new RegExp(formPattern('figure', 'money'), 'gu')

/** An option without a price, a bare verb, a sum of figures, or letters that stand for an association. */
const isNoHeading = ({ name, detail, isLed }: NamedOffer, cues: Cues): boolean =>
  (isWhole(name, cues.option) && sizeOf(name) === 1) ||
  (isLed &&
    cues.isSpaced &&
    detail !== '' &&
    sizeOf(name) === 1 &&
    /^\p{Ll}/u.test(name) &&
    !name.endsWith('s')) ||
  (name.match(figures) ?? []).length > 1 ||
  /^[\p{Lu}&]{2,6}$/u.test(name)

/** A name that can stand as a heading: short, without a verb, and not all there is in its sentence. */
const isCard = (offer: NamedOffer, alone: string, cues: Cues): boolean => {
  if (offer.name === '' || !/\p{L}/u.test(offer.name) || isLong(offer.name, cues)) return false
  if (offer.price === '' && (isAroundService(offer.name) || isFurtherWay(offer.name))) return false
  const isSurely = offer.price !== '' && cues.isSpaced && sizeOf(offer.name) <= 3
  if ((!isSurely && cues.verb.test(offer.name)) || startsWith(offer.name, cues.tail)) return false
  if (offer.price === '' && isNoHeading(offer, cues)) return false
  const isShort = cues.isSpaced ? sizeOf(alone) <= aloneWords : alone.length <= 16
  return alone === '' || offer.price !== '' || offer.isLed || isShort || cues.and.test(offer.name)
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ')

/** A price without a name of its own belongs to what was offered before it. */
const withOption = (before: DraftOffer, { name, detail, price }: NamedOffer): DraftOffer => {
  if (before.price === '' && name === '') {
    return { ...before, price, detail: joined([before.detail, detail]) }
  }
  return { ...before, options: [...before.options, { name: joined([name, detail]), price }] }
}

const isOption = ({ name, price, isAfter }: NamedOffer, cues: Cues): boolean =>
  price !== '' &&
  (name === '' || isWhole(name, cues.option) || (isAfter && cues.isSpaced && sizeOf(name) <= 2))

const size = new RegExp(`^${formPattern('figure', 'range')}`, 'u')

/** Another size or number of the priced thing before it in its sentence: '4 yard £190', '500 g 8 €'. */
const isSize = ({ name, price }: NamedOffer, before: DraftOffer | undefined, sentence: number): boolean =>
  price !== '' &&
  before !== undefined &&
  before.price !== '' &&
  before.piece.sentence === sentence &&
  size.test(name) &&
  sizeOf(name) <= 2

/** Whether a list of several things without prices stands before a price: it is of all of them, or of none. */
const isOfMany = (offers: readonly DraftOffer[], sentence: number): boolean => {
  const last = offers.at(-1)
  const list = offers.filter(({ piece }) => piece.sentence === last?.piece.sentence)
  return last !== undefined && last.piece.sentence !== sentence && list.length > 1 && last.price === ''
}

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
  const isShort = parts.every((part) => part !== '' && sizeOf(part) <= 3 && !cues.and.test(part))
  return isShort ? parts.map((text) => ({ ...piece, text })) : [piece]
}

const isPriced = (piece: LabeledPiece, cues: Cues): boolean => nameOffer(piece.text, cues).price !== ''

/** The last piece of a list is two where 'and' joins short sides: 'bands, glass and straps'. */
const listed = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] =>
  pieces.flatMap((piece, at) => {
    const isLast = pieces[at + 1]?.sentence !== piece.sentence
    const isListed = pieces[at - 1]?.sentence === piece.sentence
    if (!isLast || !isListed || isPriced(piece, cues) || cues.tail.test(piece.text)) return [piece]
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
      (cues.serves.test(last.text.slice(1)) || goesOn.test(piece.text)) &&
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

/** The offers of labeled pieces, in their order: rows of prices join what they price. */
export const readOffers = (all: readonly LabeledPiece[], cues: Cues): readonly DraftOffer[] => {
  const offered = all.filter(({ label }) => label === 'offer')
  const pieces = listed(gathered(offered, cues), cues)
  const offers: DraftOffer[] = []
  for (const piece of pieces) {
    const offer = nameOffer(piece.text, cues)
    if (isOption(offer, cues) && isOfMany(offers, piece.sentence)) {
      offers.push({
        ...offer,
        name: '',
        detail: joined([offer.name, offer.detail]),
        options: [],
        form: 'words',
        piece,
      })
      continue
    }
    if (isOption(offer, cues) || isSize(offer, offers.at(-1), piece.sentence)) {
      const before = offers.pop() ?? tradeOffer(all, cues)
      if (before !== undefined) {
        offers.push(withOption(before, offer))
        continue
      }
    }
    const isAlone = all.filter(({ sentence }) => sentence === piece.sentence).length === 1
    const alone = isAlone ? piece.text : ''
    offers.push({
      name: offer.name,
      detail: offer.detail,
      price: offer.price,
      options: [],
      form: formOf(offer, alone, cues),
      isLed: offer.isLed,
      piece,
    })
  }
  return offers
}
