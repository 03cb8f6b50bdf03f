import { type ArtworkIndustry, drawArtwork } from '../artwork/artwork.ts'
import type { ImageValue } from '../image/image-value.ts'
import { industrySlugs } from '../industry/industry-slugs.ts'
import type { Look } from '../theme/look.ts'

const artworkSets: readonly ArtworkIndustry[] = [...industrySlugs, 'general', 'plumbing']

/**
 * An artwork of a draft as an `<svg>` for a box of CSS pixels, in the colours of the page's look: the same drawing in
 * the canvas and on the published page.
 */
export const drawPicture = (
  { reference }: Pick<ImageValue, 'reference'>,
  box: { readonly width: number; readonly height: number },
  look: Look,
): string => {
  const [set = '', motif = ''] = reference.split('/')
  const { plain, tint, strong } = look.surfaces
  return drawArtwork({
    industry: artworkSets.find((known) => known === set) ?? 'general',
    motif: Number.parseInt(motif, 10) || 0,
    style: look.artwork,
    seed: look.theme.seed,
    width: box.width,
    height: box.height,
    colours: {
      surface: plain.surface,
      tint: tint.surface,
      ink: plain.ink,
      accent: plain.accent,
      onAccent: plain.onAccent,
      support: strong.surface,
    },
  })
}
