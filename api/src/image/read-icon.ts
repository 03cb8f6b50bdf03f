import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import sharp from 'sharp'

interface IconEntry {
  readonly width: number
  readonly bytes: Buffer
}

const directoryBytes = 6
const entryBytes = 16
const entriesMaximum = 32
const bitmapHeaderBytes = 40
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47])

const entriesOf = (icon: Buffer): readonly IconEntry[] => {
  const count = Math.min(icon.readUInt16LE(4), entriesMaximum)
  return Array.from({ length: count }, (_, at) => {
    const start = directoryBytes + at * entryBytes
    const [length, offset] = [icon.readUInt32LE(start + 8), icon.readUInt32LE(start + 12)]
    // A width of 256 does not fit its byte and is written as 0.
    return { width: icon.readUInt8(start) || 256, bytes: icon.subarray(offset, offset + length) }
  })
}

/** The pixels of an uncompressed bitmap, whose rows run from the bottom and whose colours are blue first. */
const pixelsOf = (bitmap: Buffer) => {
  const width = bitmap.readInt32LE(4)
  // The height counts the picture and its mask.
  const height = bitmap.readInt32LE(8) / 2
  const depth = bitmap.readUInt16LE(14) / 8
  const isKnown = (depth === 3 || depth === 4) && bitmap.readUInt32LE(16) === 0
  const { side } = uploadLimits.favicon
  if (!isKnown || width < 1 || width > side || height < 1 || height > side) return undefined
  const rowBytes = Math.ceil((width * depth) / 4) * 4
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = bitmapHeaderBytes + (height - 1 - y) * rowBytes + x * depth
      const alpha = depth === 4 ? bitmap.readUInt8(from + 3) : 255
      const colour = [bitmap.readUInt8(from + 2), bitmap.readUInt8(from + 1), bitmap.readUInt8(from), alpha]
      pixels.set(colour, (y * width + x) * 4)
    }
  }
  return { pixels, width, height }
}

/** The largest picture of an .ico file as PNG; nothing when the file is broken or of a kind no browser writes. */
export const readIcon = async (icon: Buffer): Promise<Buffer | undefined> => {
  if (icon.length > uploadLimits.favicon.bytes) return undefined
  try {
    const [largest] = entriesOf(icon).toSorted((a, b) => b.width - a.width)
    if (largest === undefined) return undefined
    if (largest.bytes.subarray(0, 4).equals(pngSignature)) return largest.bytes
    const raw = pixelsOf(largest.bytes)
    if (raw === undefined) return undefined
    const { pixels, width, height } = raw
    return await sharp(pixels, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer()
  } catch (error) {
    // Offsets that lead out of the file: not an icon.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
