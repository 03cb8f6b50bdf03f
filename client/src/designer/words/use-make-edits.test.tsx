// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { rootOf } from '@shingle/shared/draft/shape.ts'
import { refuse } from '@shingle/shared/problem/problem.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { OpenDraft } from '../../replica/draft.ts'
import { loadingStatus, replicaProblems } from '../../replica/draft-status.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { useMakeEdits } from './use-make-edits.ts'

let root: Root
let place: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

/** A draft that is edited where no server is reached. */
const aDraft = (doc: Y.Doc) => {
  const { view } = createDraftView(doc)
  const manager = new Y.UndoManager(rootOf(doc))
  const part = {
    view,
    pictures: { sourceOf: () => undefined },
    doc: () => doc,
    status: () => ({ ...loadingStatus, phase: 'edit' as const }),
    subscribe: () => () => undefined,
    undoManager: () => manager,
    savedToAccount: async () => refuse(replicaProblems.notYetSaved),
  }
  // What else a draft can do nobody asks here.
  return part as unknown as OpenDraft
}

const Make = () => {
  const { make, isUnkept } = useMakeEdits()
  const edits = [{ is: 'look', look: 'buttonCorners', choice: 'Oval' }] as const
  return (
    <button type="button" onClick={() => void make(edits, 'Before')}>
      {isUnkept ? 'All the same' : 'Make'}
    </button>
  )
}

test('[2.words] where the draft of before cannot be kept nothing is made until somebody asks once more', async () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  const draft = aDraft(doc)
  const corners = () => draft.view.theme().buttonCorners
  const before = corners()
  await act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={draft}>
          <CanvasPageProvider>
            <Make />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  const button = place.querySelector('button')
  await act(async () => button?.click())
  expect([corners(), button?.textContent]).toEqual([before, 'All the same'])
  await act(async () => button?.click())
  expect(corners()).toBe('Oval')
})
