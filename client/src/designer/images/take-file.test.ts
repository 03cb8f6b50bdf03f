// @vitest-environment jsdom
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { placeFile } from './take-file.ts'

/** What was opened, by its kind, and how much of it is still open. */
let opened: string[] = []
let isOpen = 0
const kept: { width: number; height: number; type: string }[] = []
const pictures = {
  keep: async ({ file, width, height }: { file: Blob; width: number; height: number }) => {
    kept.push({ width, height, type: file.type })
    return succeed({ ...plainImage, provider: 'Custom', reference: 'waiting/one' })
  },
}
// Only its pictures are asked.
const draft = { pictures } as unknown as OpenDraft

beforeEach(() => {
  opened = []
  kept.length = 0
  vi.stubGlobal('createImageBitmap', async (source: unknown) => {
    opened.push(source instanceof File ? 'file' : 'picture')
    isOpen += 1
    return { width: 6000, height: 4000, close: () => (isOpen -= 1) }
  })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ drawImage: () => undefined })
      convertToBlob = async () => new Blob(['small'], { type: 'image/webp' })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const fileOf = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'photo', { type })
const place = (file: File, purpose: 'image' | 'logo' = 'image') =>
  placeFile(draft, { draftId: 'here', file, purpose })

test('[3.images] a photo is opened once, shrunk to what a page shows, and closed', async () => {
  expect((await place(fileOf(400_000))).ok).toBe(true)
  expect(kept).toEqual([{ width: 2000, height: 1333, type: 'image/webp' }])
  expect(opened.filter((source) => source === 'file')).toHaveLength(1)
  expect(isOpen).toBe(0)
})

test.each([
  ['small already', fileOf(1000), 'image'],
  ['moves', fileOf(400_000, 'image/gif'), 'image'],
  ['is a logo', fileOf(400_000), 'logo'],
] as const)('[3.images] what %s stays as it is, and is closed too', async (_, file, purpose) => {
  await place(file, purpose)
  expect(kept).toEqual([{ width: 6000, height: 4000, type: file.type }])
  expect(isOpen).toBe(0)
})
