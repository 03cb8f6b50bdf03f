import { recommendedSizes } from '@shingle/shared/image/image-limits.ts'
import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { UploadPurpose } from '@shingle/shared/image/upload-rules.ts'
import { turnedSides } from './turned-sides.ts'

const quality = 0.9
const longestSide: number = recommendedSizes.square.width

/**
 * Whether turning this picture makes another of it. A drawing is turned on the page, and so is a photo of a library, whose
 * file and name stay with its photographer; a logo keeps its corners, and what moves goes on moving.
 */
export const isTurnedForGood = (
  { provider, reference, rotation }: ImageValue,
  purpose: UploadPurpose,
): boolean =>
  provider === 'Custom' && !reference.endsWith('.gif') && Math.round(rotation) !== 0 && purpose === 'image'

/** The picture as it is seen once turned, without empty corners, and no longer than `longest` pixels. */
export const turnPicture = async (src: string, degrees: number, longest = longestSide): Promise<Blob> => {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const { naturalWidth, naturalHeight } = picture
  const sides = turnedSides({ width: naturalWidth, height: naturalHeight }, degrees)
  const scale = Math.min(1, longest / Math.max(sides.width, sides.height))
  const canvas = new OffscreenCanvas(Math.round(sides.width * scale), Math.round(sides.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.scale(scale, scale)
  context.drawImage(picture, -naturalWidth / 2, -naturalHeight / 2)
  return canvas.convertToBlob({ type: 'image/webp', quality })
}
