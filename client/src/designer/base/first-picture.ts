import { artworkSetOf } from '@shingle/shared/artwork/artwork-sets.ts'
import { artworkImage, type ImageValue } from '@shingle/shared/image/image-value.ts'

/** A drawing of the trade, for screens that have nothing else to show. */
export const firstPicture = (industry: string): ImageValue => artworkImage(artworkSetOf(industry), 0, '')
