import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann } = await openTestApi('ann')
const draftId = await aDraft(api, ann)

const upload = (rawBody: Uint8Array<ArrayBuffer> | string, purpose?: string) =>
  api.call(`/api/drafts/${draftId}/images${purpose === undefined ? '' : `?purpose=${purpose}`}`, {
    method: 'PUT',
    rawBody,
    token: ann.token,
    headers: { 'content-type': 'image/png' },
  })
const images = () => api.db.collection('WebsiteImages').countDocuments({ websiteId: draftId })
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A whole PNG in one colour: 31 KB for 16,000 pixels square, which are a gigabyte when they are opened. */
const aFlatPng = (side: number): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const body = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([signature, ...body]))
}

/** A GIF of four pixels square with so many different frames. */
const aFilm = async (frames: number): Promise<Uint8Array<ArrayBuffer>> => {
  const pixels = Buffer.from(Array.from({ length: frames * 48 }, (_, at) => (at * 37) % 251))
  const raw = { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 } as const
  return new Uint8Array(await sharp(pixels, { raw }).gif().toBuffer())
}

test('[5.image] a picture becomes WebP in three widths, without what the camera wrote', async () => {
  const jpeg = await aPicture(2000, 1500)
    .withExif({ IFD0: { Copyright: 'canary-secret' } })
    .jpeg()
    .toBuffer()
  const answer = await upload(new Uint8Array(jpeg))
  expect(answer.status).toBe(201)
  expect(answer.body.image).toMatchObject({ provider: 'Custom', width: 1600, height: 1200, fit: 'cover' })
  expect(answer.body.url).toBe(`/i/${answer.body.image.reference}`)
  const row = await api.row('WebsiteImages', `${draftId}/${answer.body.image.reference}`)
  expect(row.renditions.map(({ width }: { width: number }) => width)).toEqual([480, 960, 1600])
  const file = await api.options.files.get(answer.body.image.reference)
  expect(file?.type).toBe('image/webp')
  expect(Buffer.from(file?.bytes ?? '').includes('canary-secret')).toBe(false)
})

test('[5.image] png, gif and webp are taken, small ones in their own width', async () => {
  for (const bytes of [
    await aPicture(300, 200).png().toBuffer(),
    await aPicture(301, 200).gif().toBuffer(),
    await aPicture(302, 200).webp().toBuffer(),
  ]) {
    const answer = await upload(new Uint8Array(bytes))
    expect([answer.status, answer.body.image.height]).toEqual([201, 200])
  }
})

/** An .ico of one 32-bit bitmap, `side` pixels square, in one colour. */
const anIcon = (side: number, offset = 22): Buffer => {
  const bitmap = Buffer.alloc(40 + side * side * 4)
  bitmap.writeUInt32LE(40, 0)
  bitmap.writeInt32LE(side, 4)
  bitmap.writeInt32LE(side * 2, 8)
  bitmap.writeUInt16LE(1, 12)
  bitmap.writeUInt16LE(32, 14)
  for (let at = 40; at < bitmap.length; at += 4) bitmap.set([0x1a, 0xc2, 0xff, 0xff], at)
  const head = Buffer.alloc(22)
  head.set([0, 0, 1, 0, 1, 0, side, side])
  head.writeUInt32LE(bitmap.length, 14)
  head.writeUInt32LE(offset, 18)
  return Buffer.concat([head, bitmap])
}

test('[5.favicon] an ico is taken, its pixels as they were', async () => {
  const answer = await upload(new Uint8Array(anIcon(32)), 'favicon')
  expect([answer.status, answer.body.image?.width, answer.body.image?.height]).toEqual([201, 32, 32])
  const file = await api.options.files.get(answer.body.image.reference)
  const { dominant } = await sharp(file?.bytes).toColourspace('srgb').stats()
  expect([dominant.r > 240, dominant.g > 180, dominant.b < 60]).toEqual([true, true, true])
  const broken = await upload(new Uint8Array(anIcon(32, 4_000_000)), 'favicon')
  expect([broken.status, broken.body.code]).toEqual([415, 'image.invalid-type'])
})

test('[8.image] what is no picture is refused, whatever it is called, and nothing is kept', async () => {
  const before = await images()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const truncated = (await aPicture(800, 600).jpeg().toBuffer()).subarray(0, 400)
  const cases = [
    [svg, 415],
    ['<!doctype html><script>alert(1)</script>', 415],
    [new Uint8Array(truncated), 400],
    [new Uint8Array(Buffer.from('GIF89a<script>')), 400],
    ['', 415],
  ] as const
  for (const [bytes, status] of cases) {
    const answer = await upload(bytes)
    expect([String(bytes).slice(0, 20), answer.status]).toEqual([String(bytes).slice(0, 20), status])
    expect(answer.body.text).toBe(
      status === 415
        ? 'Some images were not uploaded. Use a jpg, png, gif or webp image.'
        : 'There was a problem uploading your image. Please try again.',
    )
  }
  expect(await images()).toBe(before)
})

test('[2.7] a picture of too many pixels is refused in words, however small its file', async () => {
  const answers = [await upload(aFlatPng(8_000)), await upload(aFlatPng(16_000), 'logo')]
  expect(answers.map(({ status, body }) => [status, body.text])).toEqual([
    [413, 'Some images were not uploaded. An image may have at most 40 million pixels.'],
    [413, 'A logo may have at most 40 million pixels.'],
  ])
})

test('[5.image] of a film only the first picture is opened, however many follow', async () => {
  const answer = await upload(await aFilm(5000))
  expect([answer.status, answer.body.image?.width, answer.body.image?.height]).toEqual([201, 4, 4])
})

test('[5.logo] a logo keeps to its own types and sizes, whatever page sends it', async () => {
  const png = new Uint8Array(await aPicture(300, 100).png().toBuffer())
  const webp = new Uint8Array(await aPicture(300, 100).webp().toBuffer())
  expect((await upload(png, 'logo')).status).toBe(201)
  const refused = [await upload(webp, 'logo'), await upload(new Uint8Array(2_097_153), 'logo')]
  expect(refused.map(({ status, body }) => [status, body.text])).toEqual([
    [415, 'Use a png, gif or jpeg file.'],
    [413, 'A logo may have at most 2 MB.'],
  ])
})

test('[5.favicon] a browser icon has at most 2 MB and 512 pixels a side', async () => {
  const widest = new Uint8Array(await aPicture(512, 512).png().toBuffer())
  const wider = new Uint8Array(await aPicture(513, 20).png().toBuffer())
  const webp = new Uint8Array(await aPicture(64, 64).webp().toBuffer())
  expect((await upload(widest, 'favicon')).status).toBe(201)
  const refused = [
    await upload(wider, 'favicon'),
    await upload(webp, 'favicon'),
    await upload(new Uint8Array(2_097_153), 'favicon'),
  ]
  expect(refused.map(({ status, body }) => [status, body.text])).toEqual([
    [400, 'A browser icon may have at most 512×512 pixels.'],
    [415, 'Use an ico, png, gif or jpeg file.'],
    [413, 'A browser icon may have at most 2 MB.'],
  ])
})

test('[5.image] a purpose that does not exist is refused by name', async () => {
  const answer = await upload(new Uint8Array(await aPicture(20, 20).png().toBuffer()), 'wallpaper')
  expect([answer.status, answer.body.field]).toEqual([400, 'purpose'])
})

test('[9.image] beyond 15,728,640 bytes nothing is taken', async () => {
  const answer = await upload(new Uint8Array(15_728_641))
  expect([answer.status, answer.body.code]).toEqual([413, 'image.too-large'])
})

test('[9.image] the 71st picture of a website is refused', async () => {
  const have = await images()
  for (let count = have; count < 70; count += 1) {
    await api.insert('WebsiteImages', { _id: `${draftId}/${count}`, websiteId: draftId, slot: count })
  }
  const answer = await upload(new Uint8Array(await aPicture(20, 20).png().toBuffer()))
  expect([answer.status, answer.body.text]).toEqual([403, 'Maximum uploaded images reached'])
})
