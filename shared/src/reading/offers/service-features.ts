import type { Language } from '../../language/language.ts'
import type { LabeledPiece } from '../clauses/piece.ts'
import { formPattern } from '../mask/form.ts'
import type { DraftOffer } from './draft-offer.ts'

/** Where offers stand: all of a description, its pieces, and its language. */
export interface OffersAround {
  readonly offers: readonly DraftOffer[]
  readonly pieces: readonly LabeledPiece[]
  readonly language: Language
}

const anyForm = new RegExp(formPattern(), 'u')
const word = /\p{L}+(?:['’]\p{L}+)*/gu
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(word) ?? []

/** Words beside a name that still tell of it, and those that begin what stands before. */
const near = 3
const detailWords = 6
/** Numbers up to this are told apart, all above are one. */
const counted = { words: 9, offers: 12, lines: 4, place: 3, length: 8 } as const
const lettersPerWord = 5
const lettersPerStep = 15
const parts = 5

const upTo = (most: number, count: number): number => Math.min(most, Math.floor(count))

/** Runs of two and three characters, with both ends marked: words of languages that write without blanks. */
const gramsOf = (text: string): readonly string[] => {
  const letters = [...`^${text}$`]
  return [2, 3].flatMap((size) =>
    letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join('')),
  )
}

const tagged = (tag: string, texts: readonly (string | undefined)[]): readonly string[] =>
  texts.map((text) => `${tag} ${text ?? ''}`)

/** What the words of a name are, from their ends and beginnings to pairs of them. */
const nameFeatures = (name: string, isEastern: boolean): readonly string[] => {
  const words = wordsIn(name)
  const long = words.filter(({ length }) => length > near)
  return [
    ...tagged('word', words),
    ...tagged(
      'pair',
      words.slice(1).map((last, at) => `${words[at]} ${last}`),
    ),
    ...tagged('first', words.slice(0, 1)),
    ...tagged('last', words.slice(-1)),
    ...tagged(
      'ending',
      long.map((one) => one.slice(-near)),
    ),
    ...tagged(
      'stem',
      long.map((one) => one.slice(0, near + 1)),
    ),
    ...(isEastern ? tagged('gram', gramsOf(name)) : []),
    `size ${upTo(counted.words, isEastern ? name.length / lettersPerWord : words.length)}`,
  ]
}

/** What stands beside a name in its piece, and what begins the piece before. */
const contextFeatures = ({ name, detail, piece }: DraftOffer, former: string): readonly string[] => {
  const at = piece.text.indexOf(name)
  const before = at < 0 ? [] : wordsIn(piece.text.slice(0, at))
  const after = at < 0 ? [] : wordsIn(piece.text.slice(at + name.length))
  return [
    ...tagged('before', before.slice(-near)),
    ...tagged('just before', before.slice(-1)),
    ...tagged('after', after.slice(0, near)),
    ...tagged('detail', wordsIn(detail).slice(0, detailWords)),
    ...tagged('former', wordsIn(former).slice(0, near)),
  ]
}

/** The form that the rules chose, and how the offer was written, whatever the language. */
const shapeFeatures = (offer: DraftOffer): readonly string[] => {
  const { name, detail, price, options, form, isLed, piece } = offer
  return [
    `form ${form} ${price === '' ? '' : 'priced'}`,
    anyForm.test(name) ? 'figures' : 'no figures',
    options.length > 0 ? 'options' : 'no options',
    detail === '' ? 'no detail' : 'detail',
    isLed ? 'led' : 'not led',
    piece.isLine === true ? 'line' : 'prose',
    piece.isAsked === true ? 'asked' : 'told',
    piece.text === name ? 'whole' : 'part',
    `length ${upTo(counted.length, piece.text.length / lettersPerStep)}`,
  ]
}

/** Where an offer stands among the others and the other pieces. */
const placeFeatures = ({ piece }: DraftOffer, at: number, { offers, pieces }: OffersAround) => {
  const beside = offers.filter((other) => other.piece.sentence === piece.sentence).length
  return [
    `offers ${upTo(counted.offers, offers.length)}`,
    `beside ${upTo(counted.offers, beside)}`,
    `lines ${upTo(counted.lines, pieces.filter(({ isLine }) => isLine === true).length)}`,
    `part ${upTo(parts, (parts * at) / Math.max(1, pieces.length))}`,
    `place ${upTo(counted.place, at)}`,
    `after ${pieces[at - 1]?.label ?? 'nothing'}`,
    `ahead of ${pieces[at + 1]?.label ?? 'nothing'}`,
  ]
}

const ofAllLanguages = (features: readonly string[], language: Language): readonly string[] =>
  features.flatMap((feature) => [feature, `${language} ${feature}`])

/** What may tell whether an offer is a service that its owner would list, each said once; texts are masked. */
export const serviceFeatures = (offer: DraftOffer, around: OffersAround): readonly string[] => {
  const { pieces, language } = around
  const { piece, name } = offer
  const at = Math.max(
    0,
    pieces.findIndex(({ sentence, text }) => sentence === piece.sentence && text.includes(name)),
  )
  const isEastern = language === 'japanese' || language === 'Korean'
  const own = [...nameFeatures(name, isEastern), ...contextFeatures(offer, pieces[at - 1]?.text ?? '')]
  return [
    ...new Set([
      ...own.map((feature) => `${language} ${feature}`),
      ...ofAllLanguages(shapeFeatures(offer), language),
      ...placeFeatures(offer, at, around),
    ]),
  ]
}
