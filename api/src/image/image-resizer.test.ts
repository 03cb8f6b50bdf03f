import { mkdtemp, rm } from 'node:fs/promises'
import { constants, getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDecoder } from './decoder.ts'
import { createImageResizer } from './image-resizer.ts'

const roomy = { timeoutMs: 20_000, memoryBytes: 512 * 1024 * 1024 }
const uploadFailed = 'There was a problem uploading your image. Please try again.'
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-resizer-'))
})
afterAll(() => rm(folder, { recursive: true }))

const aPicture = async (width: number): Promise<string> => {
  const file = join(folder, `${width}.png`)
  await sharp({ create: { width, height: 30, channels: 3, background: '#3a6ea5' } }).toFile(file)
  return file
}

test('[T5] a picture that takes too long ends its decoder and nothing else', async () => {
  const resizeImage = createImageResizer({ ...roomy, timeoutMs: 1 })
  const file = await aPicture(40)
  for (let again = 0; again < 2; again += 1) {
    expect(await resizeImage('ann', { file, purpose: 'image' })).toMatchObject({
      ok: false,
      problem: { text: uploadFailed },
    })
  }
})

test('[T5] a picture that takes too much memory ends its decoder and nothing else', async () => {
  const resizeImage = createImageResizer({ ...roomy, memoryBytes: 1024 })
  expect(await resizeImage('ann', { file: await aPicture(40), purpose: 'logo' })).toMatchObject({
    ok: false,
    problem: { text: uploadFailed },
  })
})

test('[T5] pictures of many people wait for their turn, and the crowd beyond is asked to come again', async () => {
  const resizeImage = createImageResizer(roomy)
  const widths = Array.from({ length: 20 }, (_, at) => 40 + at)
  const pictures = await Promise.all(widths.map(aPicture))
  const results = await Promise.all(
    pictures.map((file, at) => resizeImage(`person ${at}`, { file, purpose: 'image' })),
  )
  const taken = results.map((result) =>
    result.ok ? result.value.map(({ width }) => width) : result.problem.code,
  )
  expect(taken).toEqual([...widths.slice(0, 18).map((width) => [width]), 'image.busy', 'image.busy'])
})

test('[T5] of one person two pictures wait or are opened, and somebody else’s is opened beside them', async () => {
  const resizeImage = createImageResizer(roomy)
  const people = ['crowd', 'crowd', 'crowd', 'ann']
  const files = await Promise.all(people.map((_, at) => aPicture(70 + at)))
  const results = await Promise.all(
    files.map((file, at) => resizeImage(people[at] ?? '', { file, purpose: 'image' })),
  )
  expect(results.map((result) => (result.ok ? 'opened' : result.problem.code))).toEqual([
    ...['opened', 'opened', 'image.busy', 'opened'],
  ])
})

test('[T5] pictures are opened behind everything else that the machine has to do', () => {
  const decoder = openDecoder(roomy)
  expect(getPriority(decoder.pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  decoder.close()
})
