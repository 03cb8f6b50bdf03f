import { type Cues, isWhole } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { type DraftOffer, joined, sizeOf } from './draft-offer.ts'
import type { NamedOffer } from './name-offer.ts'

/** A price without a name of its own belongs to what was offered before it. */
export const withOption = (before: DraftOffer, { name, detail, price }: NamedOffer): DraftOffer => {
  if (before.price === '' && name === '') {
    return { ...before, price, detail: joined([before.detail, detail]) }
  }
  return { ...before, options: [...before.options, { name: joined([name, detail]), price }] }
}

/** Whether a price names no thing of its own. */
export const isOption = ({ name, price, isAfter }: NamedOffer, cues: Cues): boolean =>
  price !== '' &&
  (name === '' || isWhole(name, cues.option) || (isAfter && cues.isSpaced && sizeOf(name) <= 2))

const size = new RegExp(`^${formPattern('figure', 'range')}`, 'u')

// 'With colour £45' is the thing before it, and more.
const withMore = /^(?:with|without|incl|including|mit|ohne|inkl|con|sin|avec|sans|senza)(?!\p{L})/iu

/** Another size or number of the priced thing before it in its sentence, or more of it: '4 yard £190', 'mit Lack 33 €'. */
export const isSize = (
  { name, detail, price }: NamedOffer,
  before: DraftOffer | undefined,
  sentence: number,
): boolean =>
  price !== '' &&
  before !== undefined &&
  before.price !== '' &&
  before.piece.sentence === sentence &&
  ((size.test(name) && sizeOf(name) <= 2) || (withMore.test(`${name} ${detail}`.trim()) && sizeOf(name) <= 4))

/** Whether a list of several things without prices stands before a price: it is of all of them, or of none. */
export const isOfMany = (offers: readonly DraftOffer[], sentence: number): boolean => {
  const last = offers.at(-1)
  const list = offers.filter(({ piece }) => piece.sentence === last?.piece.sentence)
  return last !== undefined && last.piece.sentence !== sentence && list.length > 1 && last.price === ''
}
