// @vitest-environment jsdom

import { until } from '@shingle/shared/time/until.testing.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDraft } from '../../../replica/draft.ts'
import { type SyncProcess, startSync } from '../../../replica/fixtures/sync-process.ts'
import { DraftProvider } from '../../../replica/use-draft.ts'
import { editsOf, fetchEdits, useCanEdit, useEdits } from './editing.ts'

let sync: SyncProcess
let draft: OpenDraft
beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
})
afterAll(async () => {
  await draft.close()
  await sync.kill()
})

const name = { in: 'business', field: 'name' } as const
const Heading = () => {
  const edits = useEdits()
  return (
    <button type="button" disabled={!useCanEdit()} onClick={() => edits.setField(name, 'Oak & Sons')}>
      Rename
    </button>
  )
}

test('[8.designer] a draft is shown before its edits are fetched, and can be edited once they are here', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  act(() =>
    createRoot(place).render(
      <DraftProvider value={draft}>
        <Heading />
      </DraftProvider>,
    ),
  )
  const button = place.querySelector('button')
  const former = draft.view.business().name
  expect(button?.disabled).toBe(true)
  editsOf(draft).setField(name, 'Too soon')
  expect(draft.view.business().name).toBe(former)

  await act(fetchEdits)
  expect(button?.disabled).toBe(false)
  act(() => button?.click())
  expect(draft.view.business().name).toBe('Oak & Sons')
})
