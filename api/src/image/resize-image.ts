import { readFile } from 'node:fs/promises'
import { phoneCopyLimits, pixelMaximum } from '@shingle/shared/image/image-limits.ts'
import { type UploadPurpose, uploadTypes } from '@shingle/shared/image/upload-rules.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type SharpOptions } from 'sharp'
import { headFault, tallest, widest } from './head-fault.ts'
import { jpegScans } from './jpeg-scans.ts'
import { readIcon } from './read-icon.ts'
import { type ResizeAnswer, type Resized, type ResizeOrder, smallerWidths } from './resize-order.ts'

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
sharp.cache(false)

// Encoders write about ten.
const scansMaximum = 50
const isJpeg = (bytes: Buffer): boolean => bytes.readUInt16BE(0) === 0xffd8

/** What weighs more than it may is made plainer, step by step. */
const [finest, ...plainer] = [78, 66, 54, 42, 30] as const

const open = (bytes: Buffer) =>
  // Only the first frame of an animation is decoded.
  sharp(bytes, { limitInputPixels: pixelMaximum, failOn: 'error', animated: false, sequentialRead: true })

type Raw = NonNullable<SharpOptions['raw']>

/** One size of a decoded picture, as fine as it may be. */
const encode = async (data: Buffer, raw: Raw, width: number): Promise<Resized> => {
  const at = (quality: number) =>
    sharp(data, { raw }).resize({ width }).webp({ quality, effort: 3 }).toBuffer({ resolveWithObject: true })
  let made = await at(finest)
  for (const quality of plainer)
    if (width <= phoneCopyLimits.width && made.info.size > phoneCopyLimits.bytes) made = await at(quality)
  return { bytes: made.data, width: made.info.width, height: made.info.height }
}

/** The picture in each of its widths. It is decoded once: a bomb costs no more than its largest size. */
const resize = async (bytes: Buffer, most: number): Promise<Resized[]> => {
  // Encoding anew leaves out everything but the picture: place, camera, hidden tails. Rotation is applied first.
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: most, height: tallest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const sizes: Resized[] = []
  for (const width of [...smallerWidths.filter((smaller) => smaller < info.width), info.width])
    sizes.push(await encode(data, raw, width))
  return sizes
}

/** The bytes as one of the types that may be decoded for this purpose; an icon gives the largest of its pictures. */
const decodable = async (bytes: Buffer, purpose: UploadPurpose): Promise<Buffer | undefined> => {
  const type = await fileTypeFromBuffer(bytes)
  if (type === undefined || !uploadTypes(purpose).includes(type.mime)) return undefined
  return type.mime === 'image/x-icon' ? readIcon(bytes) : bytes
}

/** A picture as WebP in its own width and `smallerWidths`, smallest first, or why the file will not do. */
export const resizeImage = async ({ file, purpose, ...wanted }: ResizeOrder): Promise<ResizeAnswer> => {
  const bytes = await decodable(await readFile(file), purpose)
  if (bytes === undefined) return { fault: 'type' }
  if (isJpeg(bytes) && jpegScans(bytes) > scansMaximum) return { fault: 'unreadable' }
  try {
    // Only the head is read here, so that even a bomb may say how large it would be.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const fault = headFault(autoOrient, purpose)
    if (fault !== undefined) return { fault }
    return { sizes: await resize(bytes, Math.min(autoOrient.width, wanted.widest ?? widest)) }
  } catch {
    // Cut short, or made to break a decoder: the person learns that this file will not do.
    return { fault: 'unreadable' }
  }
}
