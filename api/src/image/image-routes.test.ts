import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

let api: TestApi
let ann: Person
let draftId: string

beforeAll(async () => {
  api = await startTestApi()
  ann = await signInAs(api, 'ann@example.com')
  draftId = await aDraft(api, ann)
})
afterAll(() => api.close())

const upload = (rawBody: Uint8Array<ArrayBuffer> | string, headers = {}) =>
  api.call(`/api/drafts/${draftId}/images`, { method: 'PUT', rawBody, token: ann.token, headers })
const images = () => api.db.collection('WebsiteImages').countDocuments({ websiteId: draftId })
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4)
  return Buffer.concat([head, data, Buffer.alloc(4)])
}

/** A PNG that claims to be far larger than its bytes. */
const aPngBomb = (side: number): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const body = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat([signature, ...body]))
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
  const answer = await upload(new Uint8Array(anIcon(32)))
  expect([answer.status, answer.body.image?.width, answer.body.image?.height]).toEqual([201, 32, 32])
  const file = await api.options.files.get(answer.body.image.reference)
  const { dominant } = await sharp(file?.bytes).toColourspace('srgb').stats()
  expect([dominant.r > 240, dominant.g > 180, dominant.b < 60]).toEqual([true, true, true])
  const broken = await upload(new Uint8Array(anIcon(32, 4_000_000)))
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
    [aPngBomb(16_000), 400],
    [new Uint8Array(Buffer.from('GIF89a<script>')), 400],
    ['', 415],
  ] as const
  for (const [bytes, status] of cases) {
    const answer = await upload(bytes, { 'content-type': 'image/png' })
    expect([String(bytes).slice(0, 20), answer.status]).toEqual([String(bytes).slice(0, 20), status])
    expect(answer.body.code).toMatch(/^image\./)
  }
  expect(await images()).toBe(before)
})

test('[9.image] beyond 15,728,640 bytes nothing is taken', async () => {
  const answer = await upload(new Uint8Array(15_728_641))
  expect([answer.status, answer.body.code]).toEqual([413, 'image.too-large'])
})

test('[9.image] the 71st picture of a website is refused', async () => {
  const have = await images()
  for (let count = have; count < 70; count += 1) {
    await api.insert('WebsiteImages', { _id: `${draftId}/${count}`, websiteId: draftId })
  }
  const answer = await upload(new Uint8Array(await aPicture(20, 20).png().toBuffer()))
  expect([answer.status, answer.body.text]).toEqual([403, 'Maximum uploaded images reached'])
})
