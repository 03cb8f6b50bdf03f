import { pixelMaximum } from '@shingle/shared/image/image-limits.ts'
import { type UploadFault, type UploadPurpose, uploadSide } from '@shingle/shared/image/upload-rules.ts'

/** The width of the largest size that a picture is kept in. */
export const widest = 1600

/** Its height: a strip that is higher is kept narrower. */
export const tallest = 4800

// What WebP can hold.
const longestSide = 16_383

/** Why a picture will not do, by what its head says of its sides: it is not opened for what cannot be kept. */
export const headFault = (
  { width, height }: { readonly width: number; readonly height: number },
  purpose: UploadPurpose,
): UploadFault | undefined => {
  const sideMaximum = uploadSide(purpose) ?? Number.POSITIVE_INFINITY
  if (Math.max(width, height) > sideMaximum) return 'side'
  if (width * height > pixelMaximum) return 'pixels'
  return (height * Math.min(width, widest)) / width > longestSide ? 'unreadable' : undefined
}
