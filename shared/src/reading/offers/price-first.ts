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

/** Whether a piece says behind its price which kind of a thing it is of, with letters: '£28 group walk'. */
const isKind = ({ name, isAfter }: NamedOffer, cues: Cues): boolean =>
  isAfter &&
  /\p{L}{3}/u.test(name) &&
  !/[^\p{L}\s'’-]/u.test(name) &&
  !isCharge(name) &&
  !isWhole(name, cues.people) &&
  !isWhole(name, cues.option) &&
  !startsWith(name, cues.tail) &&
  !startsWith(name, cues.and)

/** The prices in one sentence behind a list of several things without any: of which of them each is, only its own words say. */
const rowsBehindList = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  const sentences = Map.groupBy(pieces, ({ sentence }) => sentence)
  return [...sentences].flatMap(([at, row]) => {
    const list = sentences.get(at - 1) ?? []
    if (list.length < 2 || row.length < 2) return []
    if (list.some(({ text }) => nameOffer(text, cues).price !== '')) return []
    const kinds = row.map(({ text }) => nameOffer(text, cues))
    // 'First visit, follow up' are of any of them.
    const isNamed = kinds.some(({ name }) => !isVariantName(name, cues))
    return isNamed && kinds.every((kind) => isKind(kind, cues)) ? row : []
  })
}

/**
 * The pieces of lists whose prices stand before what they are of: '£30 cut, £45 colour'. One alone prices what was
 * named before it.
 */
export const pricesFirst = (pieces: readonly LabeledPiece[], cues: Cues): ReadonlySet<LabeledPiece> => {
  if (!cues.isSpaced) return new Set()
  const things = pieces.map((piece) => isThing(nameOffer(piece.text, cues), cues))
  const rows = pieces.filter((_, at) => things[at] && (things[at - 1] || things[at + 1]))
  return new Set([...rows, ...rowsBehindList(pieces, cues)])
}
