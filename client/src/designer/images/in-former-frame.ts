import type { ImageValue } from '@shingle/shared/image/image-value.ts'

/**
 * A picture in the place of another: how its owner wants pictures shown there stays. What was set for the former one alone,
 * the part of it that is seen, its turn and its words, goes with it.
 */
export const inFormerFrame = (former: ImageValue | null, image: ImageValue): ImageValue => {
  if (!former) return image
  const { frame, decorFrame, fit, grayscale } = former
  // A drawing has the colors of the palette: nobody is asked to take them off.
  return { ...image, frame, decorFrame, fit, grayscale: image.provider !== 'Artwork' && grayscale }
}
