import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { altOf, motifAt } from '../../generation/compose/artwork-choice.ts'
import type { Composer, SectionComposer } from '../../generation/compose/composer.ts'
import { artworkImage } from '../../image/image-value.ts'

/** An image banner, wordless: text on a picture is left to the owner. */
const composeImageBanner = (
  composer: Composer,
  { id, motif }: { id: string; motif: number },
): SectionOf<'ImageBanner'> =>
  blankSection('ImageBanner', id, {
    // Where no things are drawn, a second texture would only fill the page up.
    image:
      composer.pack.pictures === undefined
        ? artworkImage(composer.pack.artwork, motif, altOf(composer, motif))
        : null,
  })

/** How the generator writes the ImageBanner section. */
export const imageBannerComposer: SectionComposer<'ImageBanner'> = {
  compose: (composer, { id, nth }, { motifs }) =>
    composeImageBanner(composer, { id, motif: motifAt(motifs, motifs.length - 1 - nth) }),
  plain: ({ industry }) => ({ image: artworkImage(industry || 'general', 0, '') }),
  places: [7, 3, 9, 3],
}
