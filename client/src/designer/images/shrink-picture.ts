import { recommendedSizes } from '@shingle/shared/image/image-limits.ts'
import type { CheckedFile, OpenedFile } from './upload-image.ts'

/** Below this a file goes to the account as quickly as it can be shrunk. */
const worthShrinkingBytes = 300_000
const longestSide = recommendedSizes.square.width
const quality = 0.85

const drawn = async (
  opened: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<Blob> => {
  const bitmap = await createImageBitmap(opened, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp', quality })
}

/**
 * A picture as large as a page shows it, made on this device, so that a slow line carries less. What moves, is small
 * already, is no photograph of a page, or would not become smaller stays as it is. It is opened once, and closed here.
 */
export const shrinkPicture = async ({ checked, opened }: OpenedFile): Promise<CheckedFile> => {
  const { file, purpose, width, height } = checked
  const isLeft = purpose !== 'image' || file.type === 'image/gif' || file.size < worthShrinkingBytes
  if (opened === null) return checked
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const sides = { width: Math.round(width * scale), height: Math.round(height * scale) }
  try {
    if (isLeft) return checked
    const blob = await drawn(opened, sides)
    // A browser that makes no WebP makes a PNG, which is no smaller.
    if (blob.type !== 'image/webp' || blob.size >= file.size) return checked
    return { purpose, ...sides, file: new File([blob], file.name, { type: blob.type }) }
  } catch {
    // The account shrinks it too.
    return checked
  } finally {
    opened.close()
  }
}
