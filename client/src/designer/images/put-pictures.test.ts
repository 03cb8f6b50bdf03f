// @vitest-environment jsdom
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { Toasts } from '../../ui/toast.tsx'
import { fetchEdits } from '../base/draft/editing.ts'
import { type PictureTarget, putPictures } from './put-pictures.ts'
import { placeFile } from './take-file.ts'

vi.mock(import('./take-file.ts'), () => ({
  placeFile: vi.fn(async () => succeed({ ...plainImage, provider: 'Custom' as const, reference: 'a.webp' })),
}))

beforeAll(async () => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Toasts))
  await fetchEdits()
})

/** A draft that somebody else edits by now. */
const followed = () => {
  const part = { status: () => ({ phase: 'view' }), view: { section: () => undefined } }
  return part as unknown as OpenDraft
}
const at = { in: 'item', section: 'gallery', list: 'items', item: 'one', field: 'image' } as const
const list = { section: 'gallery', list: 'items', field: 'image', maximum: 20 }

describe('[2.toasts] pictures whose place is another’s to edit by the time they come', () => {
  test.each<[string, readonly string[], PictureTarget]>([
    ['tap.jpg', ['tap.jpg'], { at, list: null }],
    ['2 pictures', ['tap.jpg', 'sink.jpg'], { at, list }],
    ['3 pictures', ['tap.jpg', 'sink.jpg', 'bath.jpg'], { at: null, list }],
  ])('are told not to be added: %s', async (pictures, names, target) => {
    vi.mocked(placeFile).mockClear()
    const files = names.map((name) => new File(['a picture'], name))
    await putPictures(followed(), { draftId: 'here', files, target })
    const told = `${pictures} not added: you no longer have edit control.`
    await vi.waitFor(() => expect(document.body.textContent).toContain(told))
    // None of the others is made a picture once the first found no place.
    expect(placeFile).toHaveBeenCalledTimes(1)
  })
})
