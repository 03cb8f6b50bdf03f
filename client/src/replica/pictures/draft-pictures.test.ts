import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { artworkImage, type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { createDraftUndo } from '../draft-undo.ts'
import type { Replica } from '../replica.ts'
import { DraftPictures } from './draft-pictures.ts'
import type { KeptFiles } from './kept-files.ts'
import type { KeptFile, KeptPicture, PictureStore } from './picture-store.ts'
import { type WaitingPicture, waitingReference } from './waiting-picture.ts'

const photo: ImageValue = { ...plainImage, provider: 'Custom', reference: waitingReference('one') }
const uploaded: ImageValue = { ...photo, reference: 'abc.webp' }
const drawing = artworkImage('general', 0, '')
const chosen: WaitingPicture = {
  ...{ at: { in: 'section', section: 'intro', field: 'image' }, image: photo },
  beside: { field: 'introductionOverlay', value: 0 },
}

const open: DraftPictures[] = []
afterEach(() => {
  for (const pictures of open.splice(0)) pictures.close()
})

/** The pictures of a draft whose opening shows a drawing, on a device that keeps what waits. */
const aDraft = (kept: KeptPicture[] = []) => {
  const doc = new Y.Doc()
  const opening = blankSection('Introduction', 'intro', { image: drawing, introductionOverlay: 0.75 })
  Y.applyUpdate(doc, seedDraft({ ...blankContent(), sections: [opening] }))
  const undo = createDraftUndo(doc, [])
  const become: PictureStore['become'] = async (copy, wanted) => {
    kept.splice(0, kept.length, ...wanted.map((picture) => ({ ...picture, copy })))
  }
  const store = { become, pictures: async () => kept } as unknown as PictureStore
  const files = { load: async () => undefined } as unknown as KeptFiles
  const pictures = new DraftPictures({ store, files, channel: 'pictures', changed: () => undefined })
  open.push(pictures)
  pictures.follow({ doc, undo, copy: { name: 'copy' } } as unknown as Replica)
  const shown = () => {
    const [section] = materialise(doc).sections
    return section?.type === 'Introduction' && [section.image?.reference, section.introductionOverlay]
  }
  return { undo, pictures, kept, shown }
}
const before = [drawing.reference, 0.75]
const file = { id: 'one' } as KeptFile

describe('[9.overlay] the cover of a photo that waits for its upload', () => {
  it('is written with the photo, as one step of undo and redo', () => {
    const { undo, pictures, shown } = aDraft()
    pictures.change(
      () => undefined,
      () => [chosen],
    )
    expect(shown()).toEqual(before)
    pictures.settle(file, uploaded)
    expect(shown()).toEqual(['abc.webp', 0])
    undo.undo()
    expect(shown()).toEqual(before)
    undo.redo()
    expect(shown()).toEqual(['abc.webp', 0])
  })

  it('is kept on the device with it', async () => {
    const first = aDraft()
    first.pictures.change(
      () => undefined,
      () => [chosen],
    )
    await vi.waitFor(() => expect(first.kept).toHaveLength(1))
    const next = aDraft(first.kept)
    await vi.waitFor(() => expect(next.pictures.waiting).toEqual([chosen]))
    next.pictures.settle(file, uploaded)
    expect(next.shown()).toEqual(['abc.webp', 0])
  })
})
