import { artworkAlt, motifCount } from '../../artwork/artwork.ts'
import type { Composer } from './composer.ts'

/** All motifs of the trade in a seeded order; the introduction takes the first, banners and gallery the next. */
export const motifOrder = ({ choose, pack }: Composer): number[] =>
  choose.shuffle(
    'motifs',
    Array.from({ length: motifCount(pack.artwork) }, (_, motif) => motif),
  )

/** The alternative text of a motif, in the page's language. */
export const altOf = ({ pack, wording, fill }: Composer, motif: number): string => {
  const words = artworkAlt(pack.artwork, motif)
  return wording.drawing ?? fill(words) ?? words
}

const announcement = /^Drawing of /u

/** A caption that names what the drawing shows, '' in languages its names do not exist in. */
export const captionOf = (composer: Composer, motif: number): string => {
  if (composer.wording.drawing !== undefined) return ''
  const shown = altOf(composer, motif).replace(announcement, '')
  return shown.charAt(0).toUpperCase() + shown.slice(1)
}
