// @vitest-environment jsdom
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync, until } from '../../replica/fixtures/sync-process.ts'
import { DraftProvider, useSection } from '../../replica/use-draft.ts'
import { fetchEdits } from '../base/draft/editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { optionWords } from '../fields/option-words.ts'
import { FrameGroups } from './frame-groups.tsx'

// Whoever renders a choice asks for its words.
vi.mock(import('../fields/option-words.ts'), async (original) => {
  const own = await original()
  return { ...own, optionWords: vi.fn(own.optionWords) }
})

let sync: SyncProcess
let draft: OpenDraft
let id: string
const Groups = () => {
  const section = useSection(id)
  return section ? <FrameGroups section={section} /> : null
}

beforeAll(async () => {
  await fetchEdits()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
  id = draft.view.sectionIds()[3] ?? ''
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <DraftProvider value={draft}>
        <CanvasPageProvider>
          <Groups />
        </CanvasPageProvider>
      </DraftProvider>,
    ),
  )
})
afterAll(async () => {
  await draft.close()
  await sync.kill()
})

test('[8.designer] moving a section on its own ground renders none of its choices', async () => {
  await act(async () => void setField(draft.doc(), { in: 'section', section: id, field: 'surface' }, 'tint'))
  expect(optionWords).toHaveBeenCalled()
  vi.mocked(optionWords).mockClear()
  const before = draft.view.sectionIds()
  await act(async () => void moveSection(draft.doc(), id, before[1] ?? null))
  expect(draft.view.sectionIds()).not.toEqual(before)
  expect(optionWords).not.toHaveBeenCalled()
})
