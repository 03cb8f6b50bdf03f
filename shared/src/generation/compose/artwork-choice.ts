import { artworkAlt, motifCount } from '../../artwork/artwork.ts'
import { countMentions, indexWords } from '../word-patterns.ts'
import type { Composer } from './composer.ts'

// Words of a motif's name that tell where or how it is, not what it is.
const circumstances = new Set([
  'with',
  'from',
  'over',
  'under',
  'beside',
  'wall',
  'open',
  'three',
  'stand',
  'drawing',
])

const shows = (artwork: Composer['pack']['artwork'], motif: number): string =>
  artworkAlt(artwork, motif)
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 3 && !circumstances.has(word))
    .map((word) => `${word},${word}s`)
    .join(',')

/**
 * All motifs of the trade in a seeded order, those of which the business speaks first: a piano teacher's page opens on
 * a piano. The introduction takes the first, banners and gallery the next. What its owner refuses, or is offered by others
 * alone, is drawn only where nothing else is left.
 */
export const motifOrder = ({ choose, pack, name, fill, isUnnamed }: Composer, told: string): number[] => {
  const index = indexWords(`${name} ${told}`)
  const all = Array.from({ length: motifCount(pack.artwork) }, (_, motif) => motif)
  const fitting = all.filter((motif) => {
    const alt = artworkAlt(pack.artwork, motif)
    return fill(alt) !== undefined && !isUnnamed(alt)
  })
  const motifs = fitting.length > 0 ? fitting : all
  const isNamed = (motif: number): number => Number(countMentions(index, shows(pack.artwork, motif)) > 0)
  return choose.shuffle('motifs', motifs).toSorted((one, other) => isNamed(other) - isNamed(one))
}

/** The motif at a place of the order, which begins anew at its end. */
export const motifAt = (motifs: readonly number[], place: number): number =>
  motifs[place % Math.max(1, motifs.length)] ?? 0

/** The alternative text of a motif, in the page's language. */
export const altOf = ({ pack, wording, fill }: Composer, motif: number): string => {
  const words = artworkAlt(pack.artwork, motif)
  return wording.drawing ?? fill(words) ?? words
}
