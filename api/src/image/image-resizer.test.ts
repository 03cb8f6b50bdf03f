import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createImageResizer } from './image-resizer.ts'

const roomy = { timeoutMs: 20_000, memoryBytes: 512 * 1024 * 1024 }
const uploadFailed = 'There was a problem uploading your image. Please try again.'
const aPicture = async (width: number): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height: 30, channels: 3, background: '#3a6ea5' } })
      .png()
      .toBuffer(),
  )

test('[T5] a picture that takes too long ends its decoder and nothing else', async () => {
  const resizeImage = createImageResizer({ ...roomy, timeoutMs: 1 })
  const bytes = await aPicture(40)
  for (let again = 0; again < 2; again += 1) {
    expect(await resizeImage({ bytes, purpose: 'image' }, 'ann')).toMatchObject({
      ok: false,
      problem: { text: uploadFailed },
    })
  }
})

test('[T5] a picture that takes too much memory ends its decoder and nothing else', async () => {
  const resizeImage = createImageResizer({ ...roomy, memoryBytes: 1024 })
  expect(await resizeImage({ bytes: await aPicture(40), purpose: 'logo' }, 'ann')).toMatchObject({
    ok: false,
    problem: { text: `Error Uploading Logo: ${uploadFailed}` },
  })
})

test('[T5] pictures of many people wait for their turn, and the crowd beyond is asked to come again', async () => {
  const resizeImage = createImageResizer(roomy)
  const widths = Array.from({ length: 20 }, (_, at) => 40 + at)
  const pictures = await Promise.all(widths.map(aPicture))
  const results = await Promise.all(
    pictures.map((bytes, at) => resizeImage({ bytes, purpose: 'image' }, `person ${Math.floor(at / 2)}`)),
  )
  const taken = results.map((result) =>
    result.ok ? result.value.map(({ width }) => width) : result.problem.code,
  )
  expect(taken).toEqual([...widths.slice(0, 18).map((width) => [width]), 'image.busy', 'image.busy'])
})

test('[T5] one account that sends many pictures at once keeps nobody else from uploading', async () => {
  const resizeImage = createImageResizer(roomy)
  const bytes = await aPicture(40)
  const crowd = Array.from({ length: 22 }, () => resizeImage({ bytes, purpose: 'image' }, 'mallory'))
  expect(await resizeImage({ bytes, purpose: 'image' }, 'ann')).toMatchObject({ ok: true })
  const results = await Promise.all(crowd)
  expect(results.filter(({ ok }) => ok)).toHaveLength(4)
  const refused = results.find(({ ok }) => !ok)
  expect(refused).toMatchObject({ problem: { status: 503, text: expect.stringContaining('try again') } })
})
