// @vitest-environment jsdom
import { type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { keepTurned } from './keep-turned.ts'

const photo: ImageValue = { ...plainImage, provider: 'Custom', reference: 'a.webp', rotation: 12 }
const draft = { pictures: { sourceOf: () => undefined } } as unknown as OpenDraft
const turn = (image: ImageValue) =>
  keepTurned(draft, { draftId: 'here', image, purpose: 'image', signal: new AbortController().signal })

/** A line on which no photo ever comes. */
const loaded = vi.fn(() => new Promise<void>(() => undefined))
beforeEach(() => {
  vi.useFakeTimers()
  loaded.mockClear()
  vi.stubGlobal(
    'Image',
    class {
      decode = loaded
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[9.cropper] a turned photo of its owner’s', () => {
  test('stays the file it is where that may move: its page turns it', async () => {
    const moving = { ...photo, reference: 'a.gif' }
    expect(await turn(moving)).toEqual({ ok: true, value: moving })
    expect(loaded).not.toHaveBeenCalled()
  })

  test('is waited for only so long: then it is said that it takes too long, and nothing is written', async () => {
    const turning = turn(photo)
    await vi.runAllTimersAsync()
    expect(await turning).toMatchObject({ ok: false, problem: { code: 'picture.too-slow-to-turn' } })
  })
})
