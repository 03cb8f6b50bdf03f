import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { altOf, captionOf, motifAt } from '../../generation/compose/artwork-choice.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { artworkImage } from '../../image/image-value.ts'
import { audienceTiles } from './audience-tiles.ts'
import { galleryLimits } from './fields.ts'

const galleryPictures = 6

/** The gallery: drawings of the trade that say what they show. */
const composeGallery = (
  composer: Composer,
  { id, motifs }: { id: string; motifs: readonly number[] },
): SectionOf<'Gallery'> =>
  blankSection('Gallery', id, {
    heading: say(composer, 'gallery-heading', {
      templates: composer.copy.headings.gallery,
      limit: { characters: galleryLimits.heading },
    }),
    items: motifs.slice(0, galleryLimits.items).map((motif, index) => ({
      id: composer.choose.id(`${id}/picture/${index}`),
      image: artworkImage(composer.pack.artwork, motif, altOf(composer, motif)),
      caption: captionOf(composer, motif).slice(0, galleryLimits.caption),
    })),
  })

/** How the generator writes the Gallery section. */
export const galleryComposer: SectionComposer<'Gallery'> = {
  compose: (composer, { id }, { motifs }) =>
    audienceTiles(composer, id) ??
    composeGallery(composer, {
      id,
      motifs:
        composer.pack.pictures === undefined
          ? [...motifs.slice(1), motifAt(motifs, 0)].slice(0, galleryPictures)
          : [],
    }),
  places: [2, 5, 3, 5],
}
