import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { fieldAt } from '@shingle/shared/draft/edits/field-at.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { artworkImage, type ImageValue } from '@shingle/shared/image/image-value.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createDraftUndo } from '../draft-undo.ts'
import {
  amendSteps,
  followSteps,
  inOneStep,
  type PictureChange,
  stepsMaking,
  stepsOf,
} from './picture-steps.ts'
import { type WaitingPicture, waitingReference } from './waiting-picture.ts'

const at = { in: 'settings', field: 'favicon' } as const
const waiting: WaitingPicture = {
  at,
  image: { ...artworkImage('general', 1, 'A sign'), provider: 'Custom', reference: waitingReference('file') },
}
const uploaded: ImageValue = { ...waiting.image, reference: 'abc.webp' }
const chosen: PictureChange = { at, before: undefined, after: waiting }

/** A draft whose undo is followed, and what waits in it. */
const aDraft = () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  const undo = createDraftUndo(doc, [])
  let waits: WaitingPicture | undefined
  followSteps(undo, (changes) => {
    waits = changes[0]?.after
  })
  const choose = () => {
    inOneStep(
      undo,
      () => undefined,
      () => [chosen],
    )
    waits = waiting
  }
  const settle = () => {
    amendSteps(undo, stepsOf(undo, waiting), () => setField(doc, at, uploaded))
    waits = undefined
  }
  const retitle = (title: string) => setField(doc, { in: 'settings', field: 'pageTitle' }, title)
  const shown = () => ({
    icon: materialise(doc).settings.favicon?.reference,
    title: materialise(doc).settings.pageTitle,
    waits: waits !== undefined,
  })
  return { doc, undo, choose, settle, retitle, shown }
}

describe('[3.images] undo of a picture that waits to be uploaded', () => {
  it('takes the choice back and brings it again, and leaves the document alone', () => {
    const { undo, choose, shown } = aDraft()
    choose()
    undo.undo()
    expect(shown()).toEqual({ icon: undefined, title: '', waits: false })
    undo.redo()
    expect(shown()).toEqual({ icon: undefined, title: '', waits: true })
    undo.undo()
    expect(shown().waits).toBe(false)
  })

  it('is one step, whatever was done before the upload came through', () => {
    const { undo, choose, settle, retitle, shown } = aDraft()
    choose()
    retitle('Typed later')
    settle()
    expect(shown()).toEqual({ icon: 'abc.webp', title: 'Typed later', waits: false })
    undo.undo()
    expect(shown()).toEqual({ icon: 'abc.webp', title: '', waits: false })
    undo.undo()
    expect(shown()).toEqual({ icon: undefined, title: '', waits: false })
    expect(undo.canUndo()).toBe(false)
    undo.redo()
    expect(shown().icon).toBe('abc.webp')
  })

  it('leaves what was undone before the upload to be redone', () => {
    const { undo, choose, settle, retitle, shown } = aDraft()
    choose()
    retitle('Undone')
    undo.undo()
    settle()
    expect(undo.canRedo()).toBe(true)
    undo.redo()
    expect(shown()).toMatchObject({ icon: 'abc.webp', title: 'Undone' })
  })

  it('goes and comes with the section that it came to later, and leaves what was undone to be redone', () => {
    const { doc, undo, retitle, shown } = aDraft()
    const added = addSection(doc, 'ImageBanner')
    const place = { in: 'section', section: added.ok ? added.value : '', field: 'image' } as const
    retitle('Undone')
    undo.undo()
    const map = fieldAt(doc, place)?.map
    const arrived: PictureChange = { at: place, before: undefined, after: { ...waiting, at: place } }
    const arrive = () =>
      inOneStep(
        undo,
        () => undefined,
        () => [arrived],
      )
    amendSteps(undo, map ? stepsMaking(undo, map) : [], arrive)
    undo.redo()
    expect(shown().title).toBe('Undone')
    undo.undo()
    undo.undo()
    expect([fieldAt(doc, place), undo.canUndo()]).toEqual([undefined, false])
    undo.redo()
    expect(fieldAt(doc, place)).toBeDefined()
    expect(shown().waits).toBe(true)
    undo.undo()
    expect(shown().waits).toBe(false)
  })
})
