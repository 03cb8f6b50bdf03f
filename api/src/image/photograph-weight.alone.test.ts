import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { phoneCopyLimits } from '@shingle/shared/image/image-limits.ts'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { resizeImage } from './resize-image.ts'

const folder = await mkdtemp(join(tmpdir(), 'shingle-photograph-'))
afterAll(() => rm(folder, { recursive: true }))

const [width, height] = [1200, 900]

/**
 * What photographs are made of: as much to see at every scale. With `detail` beyond 1 it is finer than most, as gravel, leaves or
 * fur are.
 */
const aPhotograph = async (seed: number, detail: number): Promise<string> => {
  const chance = seededRandom(seed)
  const sum = new Float32Array(width * height * 3)
  let share = 1
  for (const cells of [4, 12, 36, 108, 324, 972]) {
    const raw = { width: cells, height: Math.round((cells * 3) / 4), channels: 3 } as const
    const cellsOf = Buffer.from(Array.from({ length: raw.width * raw.height * 3 }, () => chance.below(256)))
    const layer = await sharp(cellsOf, { raw }).resize({ width, height, fit: 'fill' }).raw().toBuffer()
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + ((layer[at] ?? 0) - 128) * share
    share *= 0.45 * detail
  }
  const pixels = Buffer.from(Uint8ClampedArray.from(sum, (value) => 128 + value * 0.6))
  const file = join(folder, `${seed}.jpg`)
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toFile(file)
  return file
}

const weightsOf = async (file: string) => {
  const answer = await resizeImage({ file, purpose: 'image' })
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.sizes.map(({ width: wide, bytes }) => [wide, bytes.byteLength] as const)
}

test.each([
  ['usual', 2, 1],
  ['as fine as gravel', 3, 1.6],
])('[8.weight] what phones load of a photograph that is %s weighs 56 KB at most', async (_, seed, detail) => {
  const weights = await weightsOf(await aPhotograph(seed, detail))
  expect(weights.map(([wide]) => wide)).toEqual([480, 960, width])
  const tooHeavy = weights.filter(
    ([wide, bytes]) => wide <= phoneCopyLimits.width && bytes > phoneCopyLimits.bytes,
  )
  expect(tooHeavy).toEqual([])
})
