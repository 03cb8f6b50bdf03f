// @vitest-environment jsdom
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import type { OpenDraft } from '../../replica/draft.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { designerStore } from '../base/designer-store.ts'
import { FixedRow } from './rail-row.tsx'

test('[2.designer] Enter on a row of the rail leads into the form of its section, and a click chooses it alone', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const doc = new Y.Doc()
  const header = blankSection('Header', 'top', {}) as AnySection
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: [header] })))
  const draft = { view: createDraftView(doc).view } as unknown as OpenDraft
  await act(async () =>
    createRoot(place).render(
      <DraftProvider value={draft}>
        <FixedRow id="top" />
      </DraftProvider>,
    ),
  )
  const press = async (detail: number) => {
    const row = place.querySelector('[data-rail-row]')
    await act(async () => row?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))
    const { selection, formTakesFocus } = designerStore.getState()
    return [selection?.section, formTakesFocus]
  }
  expect(await press(1)).toEqual(['top', false])
  expect(await press(0)).toEqual(['top', true])
})
