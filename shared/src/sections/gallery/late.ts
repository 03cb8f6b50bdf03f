import type { LatePart } from '../late-part.ts'
import { mosaicStyle } from './layouts/mosaic/style.ts'
import { tilesStyle } from './layouts/tiles/style.ts'

/** What of the Gallery section comes apart. */
export const galleryLate = {
  style: tilesStyle + mosaicStyle,
  wants: [
    { what: 'One photograph', why: 'Your work in daylight says more than words' },
    { what: 'Another', why: '' },
  ],
} as const satisfies LatePart
