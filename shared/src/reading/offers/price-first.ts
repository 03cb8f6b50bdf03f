import type { LabeledPiece } from '../clauses/piece.ts'
import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { limits } from '../facts/seasons.ts'
import { type NamedOffer, nameOffer } from './name-offer.ts'
import { isCharge } from './no-service.ts'
import { isVariantName } from './price-options.ts'

/** Whether what stands behind a price is a thing, and not only who or how much of it is meant: '£18 students'. */
const isThing = ({ name, isAfter }: NamedOffer, cues: Cues): boolean =>
  isAfter &&
  /\p{L}{3}/u.test(name) &&
  !isCharge(name) &&
  !isVariantName(name, cues) &&
  !isWhole(name, cues.people) &&
  !startsWith(name, cues.tail) &&
  !cues.schedule.test(name) &&
  !limits.test(name) &&
  !cues.circumstance.test(name)

/**
 * The pieces of lists whose prices stand before what they are of: '£30 cut, £45 colour'. One alone prices what was
 * named before it.
 */
export const pricesFirst = (pieces: readonly LabeledPiece[], cues: Cues): ReadonlySet<LabeledPiece> => {
  if (!cues.isSpaced) return new Set()
  const things = pieces.map((piece) => isThing(nameOffer(piece.text, cues), cues))
  return new Set(pieces.filter((_, at) => things[at] && (things[at - 1] || things[at + 1])))
}
