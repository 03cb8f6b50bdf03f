import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { altOf, motifAt } from '../../generation/compose/artwork-choice.ts'
import type { SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, say } from '../../generation/compose/composer.ts'
import { artworkImage } from '../../image/image-value.ts'
import { audienceTiles } from './audience-tiles.ts'
import { galleryLimits } from './fields.ts'

const galleryPictures = 6

/** The gallery: drawings of the trade. */
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
      // What a drawing shows is for those who do not see it.
      caption: '',
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
