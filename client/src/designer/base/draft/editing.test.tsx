// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DraftSession } from '../../../replica/draft-session.ts'
import { type SyncProcess, startSync, until } from '../../../replica/fixtures/sync-process.ts'
import { DraftProvider } from '../../../replica/use-draft.ts'
import { editsOf, fetchEdits, useCanEdit, useEdits } from './editing.ts'

let sync: SyncProcess
let session: DraftSession
beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sync = await startSync()
  session = await sync.open(await sync.createDraft(), 'ada')
  await until(() => session.status().phase === 'edit')
})
afterAll(async () => {
  await session.close()
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
      <DraftProvider value={session}>
        <Heading />
      </DraftProvider>,
    ),
  )
  const button = place.querySelector('button')
  const former = session.view.business().name
  expect(button?.disabled).toBe(true)
  editsOf(session).setField(name, 'Too soon')
  expect(session.view.business().name).toBe(former)

  await act(fetchEdits)
  expect(button?.disabled).toBe(false)
  act(() => button?.click())
  expect(session.view.business().name).toBe('Oak & Sons')
})
