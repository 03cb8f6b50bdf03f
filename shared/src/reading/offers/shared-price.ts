import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { sizeOf } from './draft-offer.ts'

const money = formPattern('money')
const lastPriced = new RegExp(`^(?<names>[^\\ue000-\\uf8ff]+?)\\s+(?<price>${money}.*)$`, 'u')
const each = new RegExp(
  `^${money}\\s*(?:each|apiece|cada un[oa]|chacune?|l['’]un[oa]?|cadauno)(?!\\p{L})`,
  'iu',
)

// What is named in the plural is one of many: 'trousers, skirts and shorts £5', but 'colour, cut and blow dry £40' may be one thing.
const isPlural = (name: string): boolean => /\p{Ll}s$/iu.test(name) && !/ss$/iu.test(name)

const mostWords = 2

const isShort = (name: string): boolean => name !== '' && sizeOf(name) <= mostWords

// 'Lime, oak je 500 g 7,50 €'.
const eachBefore = new RegExp(
  `^(?<names>[^\\ue000-\\uf8ff]+?)\\s+(?<price>(?:je|jeweils|each|cada un[oa]|chacune?|ciascun[oa])(?!\\p{L}).*${money}.*)$`,
  'iu',
)

interface List {
  readonly names: readonly string[]
  readonly price: string
}

/** The last of a list as the two names that it joins, and their price; undefined where it is no such end of a list. */
const endOf = (text: string, cues: Cues): List | undefined => {
  const one = eachBefore.exec(text)?.groups
  if (one?.names !== undefined && isShort(one.names)) return { names: [one.names], price: one.price ?? '' }
  const { names = '', price = '' } = lastPriced.exec(text)?.groups ?? {}
  const and = cues.and.exec(names)
  if (and === null) return undefined
  const both = [names.slice(0, and.index), names.slice(and.index + and[0].length)].map((name) => name.trim())
  return both.every((name) => isShort(name) && !cues.and.test(name)) ? { names: both, price } : undefined
}

/** How many pieces before one are names without a price in its sentence. */
const namesBefore = (pieces: readonly LabeledPiece[], at: number): number => {
  let count = 0
  for (const piece of pieces.slice(0, at).toReversed()) {
    const isName = piece.sentence === pieces[at]?.sentence && !/[\ue000-\uf8ff]/u.test(piece.text)
    if (!isName || !isShort(piece.text)) break
    count += 1
  }
  return count
}

/** Pieces in which a price behind the last of a list of like things stands at each of them. */
export const withSharedPrices = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  if (!cues.isSpaced) return pieces
  const shared: LabeledPiece[] = []
  for (const [at, piece] of pieces.entries()) {
    const end = endOf(piece.text, cues)
    const count = end === undefined ? 0 : namesBefore(pieces, at)
    const before = shared.slice(shared.length - count)
    const names = [...before.map(({ text }) => text), ...(end?.names ?? [])]
    const isShared =
      end !== undefined &&
      count > 0 &&
      before.length === count &&
      (end.names.length === 1 || each.test(end.price) || names.every(isPlural))
    if (isShared)
      shared.splice(
        shared.length - count,
        count,
        ...names.map((name, index) => ({ ...(before[index] ?? piece), text: `${name} ${end.price}` })),
      )
    else shared.push(piece)
  }
  return shared
}
