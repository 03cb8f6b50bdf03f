import type { SectionOffer } from '../offer.ts'
import { carouselOffer } from './layouts/carousel/offer.ts'
import { columnsOffer } from './layouts/columns/offer.ts'
import { featureOffer } from './layouts/feature/offer.ts'
import { gridOffer } from './layouts/grid/offer.ts'
import { mosaicOffer } from './layouts/mosaic/offer.ts'

/** What the owner is told of the Gallery section. */
export const galleryOffer: SectionOffer = {
  purpose: 'Pictures of your work or place.',
  layouts: {
    carousel: carouselOffer,
    columns: columnsOffer,
    feature: featureOffer,
    grid: gridOffer,
    mosaic: mosaicOffer,
  },
}
