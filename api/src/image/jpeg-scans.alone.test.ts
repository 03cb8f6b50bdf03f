import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpegScans } from './jpeg-scans.ts'
import { resizeImage } from './resize-image.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-scans-'))
})
afterAll(() => rm(folder, { recursive: true }))

const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const segment = (kind: number, ...bytes: number[]): Buffer =>
  Buffer.from([0xff, kind, (bytes.length + 2) >> 8, (bytes.length + 2) & 0xff, ...bytes])
const oneCode = [1, ...Array<number>(15).fill(0)]

/** A grey picture of 64 by 48 pixels whose frequencies come in so many scans, each of which is whole and empty. */
const inScans = (count: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, 0, 48, 0, 64, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, ...oneCode, 0x00),
    segment(0xc4, 0x10, ...oneCode, 0x50),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(6),
    ...Array.from({ length: count - 1 }, (_, at) => [
      segment(0xda, 1, 1, 0, at + 1, at + 1, 0),
      // Nothing in any of 48 blocks.
      Buffer.from([0b0_10000_11]),
    ]).flat(),
    Buffer.from([0xff, 0xd9]),
  ])

const opened = async (bytes: Buffer) => {
  const file = join(folder, 'picture.jpg')
  await writeFile(file, bytes)
  return resizeImage({ file, purpose: 'image' })
}

test('[T5] what encoders write has few scans, and is opened', async () => {
  const plain = await noise().jpeg().toBuffer()
  const progressive = await noise().jpeg({ progressive: true }).toBuffer()
  const mozjpeg = await noise().jpeg({ mozjpeg: true }).toBuffer()
  expect(jpegScans(plain)).toBe(1)
  for (const jpeg of [progressive, mozjpeg]) {
    expect(jpegScans(jpeg)).toBeGreaterThan(1)
    expect(jpegScans(jpeg)).toBeLessThan(15)
  }
  for (const jpeg of [plain, progressive, mozjpeg, inScans(50)])
    expect(await opened(jpeg)).toHaveProperty('sizes')
})

test('[T5] a picture of scans upon scans, each of which is decoded over the whole of it, is not opened', async () => {
  expect(jpegScans(inScans(64))).toBe(64)
  for (const scans of [51, 64]) expect(await opened(inScans(scans))).toEqual({ fault: 'unreadable' })
})

test('[T5] scans of a small picture inside another, as cameras write them, are not the picture’s', async () => {
  const small = await noise().jpeg({ progressive: true }).toBuffer()
  const jpeg = await noise().jpeg().toBuffer()
  const holding = Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe7, ...small, ...inScans(64)),
    jpeg.subarray(2),
  ])
  expect(jpegScans(holding)).toBe(1)
  expect(await opened(holding)).toHaveProperty('sizes')
})

test.each([[[]], [[0xff]], [[0xff, 0xd8, 0xff]], [[0xff, 0xd8, 0xff, 0xda]], [[0xff, 0xe0, 0, 0]]])(
  '[T5] bytes that end too early (%j) have an end',
  (bytes) => {
    expect(jpegScans(Buffer.from(bytes))).toBeLessThan(2)
  },
)
