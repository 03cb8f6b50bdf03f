import { onceDrawn } from '../../../app/once-drawn.ts'
import { createLate } from '../late.ts'

const artwork = createLate(() =>
  onceDrawn(async () => (await import('@shingle/shared/page/artwork-picture.ts')).artworkPicture),
)

/** The hand that draws our artwork, fetched after the designer itself; null until it is here. */
export const useDrawArtwork = artwork.use
