import { invalidImageType, uploadFailed } from '@shingle/shared/image/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { readIcon } from './read-icon.ts'

// Whatever a file is called, only these decoders ever see it; SVG, PDF and the rest are never opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
sharp.concurrency(1)

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
const widths = [480, 960, 1600]
const pixelMaximum = 40e6
const timeoutSeconds = 20
const quality = 78

/** One size of a picture, encoded anew. */
export interface Resized {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

const open = (bytes: Buffer) =>
  // Only the first frame of an animation is decoded.
  sharp(bytes, { limitInputPixels: pixelMaximum, failOn: 'error', animated: false, sequentialRead: true })

const resize = async (bytes: Buffer, width: number): Promise<Resized> => {
  // Encoding anew leaves out everything but the picture: place, camera, hidden tails. Rotation is applied first.
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const sizesFor = (width: number): readonly number[] => {
  const smaller = widths.filter((candidate) => candidate < width)
  return smaller.length === widths.length ? smaller : [...smaller, width]
}

/** The bytes as one of the types that may be decoded; a browser icon gives the largest of its pictures. */
const decodable = async (bytes: Buffer): Promise<Buffer | undefined> => {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime === 'image/x-icon') return readIcon(bytes)
  return type !== undefined && types.has(type.mime) ? bytes : undefined
}

/** A picture as WebP in up to three widths, smallest first; refuses whatever is no jpg, png, gif, webp or ico. */
export const resizeImage = async (upload: Buffer): Promise<Result<readonly Resized[]>> => {
  const bytes = await decodable(upload)
  if (bytes === undefined) return refuse(invalidImageType)
  try {
    const { autoOrient } = await open(bytes).metadata()
    return succeed(await Promise.all(sizesFor(autoOrient.width).map((width) => resize(bytes, width))))
  } catch {
    // Cut short, too many pixels, or made to break a decoder: the person learns that this file will not do.
    return refuse(uploadFailed)
  }
}
