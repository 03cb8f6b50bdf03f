// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createDraftUndo } from '../../replica/draft-undo.ts'
import { Toasts } from '../../ui/toast.tsx'
import { undoToast } from './undo-toast.ts'

beforeAll(() => {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toasts />)
})

const open = () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  const manager = createDraftUndo(doc, [])
  const undo = { undo: () => manager.undo(), redo: () => manager.redo(), canUndo: true, canRedo: true }
  return { doc, draft: { undo, undoManager: () => manager } }
}
const title = (doc: Y.Doc, words: string) => setField(doc, { in: 'settings', field: 'pageTitle' }, words)
const shown = () => [...document.querySelectorAll('button')].filter((button) => button.textContent === 'Undo')

/** A draft whose title was written just now, with the toast that says so. */
const written = async () => {
  const { doc, draft } = open()
  title(doc, 'One')
  undoToast(draft, 'Title written')
  await vi.waitFor(() => expect(shown()).toHaveLength(1))
  return { doc, draft }
}
const gone = () => vi.waitFor(() => expect(shown()).toHaveLength(0))

test('[2.undo] a toast takes back the step it tells of', async () => {
  const { doc } = await written()
  shown()[0]?.click()
  expect(materialise(doc).settings.pageTitle).toBe('')
  await gone()
})

test('[2.undo] it goes when its step is undone otherwise', async () => {
  const { draft } = await written()
  draft.undo.undo()
  await gone()
})

test('[2.undo] it goes when another step is made, which it would undo instead', async () => {
  const { doc } = await written()
  setField(doc, { in: 'settings', field: 'keywords' }, 'joinery')
  await gone()
})
