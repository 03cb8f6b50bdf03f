// @vitest-environment jsdom
import { artworkImage, type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type WaitingPicture, waitingReference } from '../../replica/pictures/waiting-picture.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { writePicture } from './write-picture.ts'

const { draft, close } = await openForEditing()
afterAll(close)

/** A browser in which every photo is of this lightness, 0 to 255. */
const photosAre = (lightness: number): void => {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 1600
      naturalHeight = 1200
      decode = () => Promise.resolve()
    },
  )
  const drawn = (...[, , width = 0, height = 0]: readonly number[]) => ({
    data: new Uint8ClampedArray(width * height * 4).fill(lightness),
  })
  const nothing = () => undefined
  const context = {
    fillRect: nothing,
    translate: nothing,
    rotate: nothing,
    scale: nothing,
    drawImage: nothing,
  }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ ...context, getImageData: drawn })
    },
  )
}

const opening = () => {
  const section = draft.view.content().sections.find(({ type }) => type === 'Introduction')
  if (section?.type !== 'Introduction') throw new Error('There is no opening')
  return section
}
const shown = () => [opening().image?.reference, opening().introductionOverlay] as const
const overlay = () => opening().introductionOverlay
const address = () => ({ in: 'section', section: opening().id, field: 'image' }) as const
const photoOf = (letter: string): ImageValue => ({
  ...plainImage,
  provider: 'Custom',
  reference: `${letter.repeat(64)}.webp`,
})
const put = (image: ImageValue) => writePicture(draft, { at: address(), image })

describe('[9.overlay] the cover of a photo under the words of an opening', () => {
  beforeEach(() => {
    editsOf(draft).setField({ ...address(), field: 'introductionOverlay' }, 0.75)
    editsOf(draft).setField(address(), artworkImage('plumber', 0, ''))
    draft.undoManager().stopCapturing()
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is as much as that photo needs, and one undo takes both back', async () => {
    const before = shown()
    photosAre(255)
    await put(photoOf('a'))
    expect(shown()).toEqual([photoOf('a').reference, 0])
    photosAre(10)
    await put(photoOf('b'))
    expect(overlay()).toBeGreaterThan(0.3)
    expect(overlay()).toBeLessThan(0.75)
    draft.undo.undo()
    draft.undo.undo()
    expect(shown()).toEqual(before)
  })

  test('stays as its owner said while the photo stays, however it is cut', async () => {
    photosAre(10)
    await put(photoOf('a'))
    editsOf(draft).setField({ ...address(), field: 'introductionOverlay' }, 0.1)
    await put({ ...photoOf('a'), zoom: 1.5 })
    expect([opening().image?.zoom, overlay()]).toEqual([1.5, 0.1])
  })

  test('is what every opening begins with where a drawing takes its place, and a drawing changes none', async () => {
    photosAre(255)
    await put(photoOf('a'))
    await put(artworkImage('plumber', 1, ''))
    expect(overlay()).toBe(0.75)
    editsOf(draft).setField({ ...address(), field: 'introductionOverlay' }, 0.3)
    await put(artworkImage('plumber', 2, ''))
    expect(overlay()).toBe(0.3)
  })

  test('stays what it was where the photo cannot be seen', async () => {
    await put(photoOf('c'))
    expect(shown()).toEqual([photoOf('c').reference, 0.75])
  })

  test('stays what it was where the photo takes too long to come: the photo is put there all the same', async () => {
    vi.stubGlobal(
      'Image',
      class {
        decode = () => new Promise(() => undefined)
      },
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const putting = put(photoOf('e'))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    await putting
    expect(shown()).toEqual([photoOf('e').reference, 0.75])
  })

  /** The draft with a place in which pictures wait. */
  const withWaiting = () => {
    let waiting: readonly WaitingPicture[] = []
    const change: OpenDraft['pictures']['change'] = (edit, wanted) => {
      const result = edit()
      waiting = wanted(result)
      return result
    }
    const pictures = { ...draft.pictures, change, waiting: () => waiting }
    return { ...draft, pictures }
  }
  const waitingPhoto = { ...photoOf('d'), reference: waitingReference('one') }
  const besides = ({ pictures }: OpenDraft) => pictures.waiting().map(({ beside }) => beside?.value)

  test('waits with a photo that waits for its upload, however that is cut, and until then covers the former one', async () => {
    photosAre(255)
    const waits = withWaiting()
    const former = shown()
    await writePicture(waits, { at: address(), image: waitingPhoto })
    expect([besides(waits), shown()]).toEqual([[0], former])
    editsOf(waits).setField(address(), { ...waitingPhoto, zoom: 1.5 })
    expect([besides(waits), shown()]).toEqual([[0], former])
  })

  test('is its owner’s where they say so while the photo waits', async () => {
    photosAre(255)
    const waits = withWaiting()
    await writePicture(waits, { at: address(), image: waitingPhoto })
    editsOf(waits).setField({ ...address(), field: 'introductionOverlay' }, 0.3)
    expect([besides(waits), overlay()]).toEqual([[undefined], 0.3])
  })
})
