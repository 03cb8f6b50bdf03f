// @vitest-environment jsdom

import { until } from '@shingle/shared/time/until.testing.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync } from '../../replica/fixtures/sync-process.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { editsOf, fetchEdits } from '../base/draft/editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { Contrast } from './contrast.tsx'

let sync: SyncProcess
let draft: OpenDraft
beforeAll(async () => {
  await fetchEdits()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
})
afterAll(async () => {
  await draft.close()
  await sync.kill()
})

const setTheme = (colours: Readonly<Record<string, string>>) =>
  act(async () => {
    for (const [field, value] of Object.entries(colours))
      editsOf(draft).setField({ in: 'theme', field }, value)
  })

test('[3.theme] whoever chose colours that would not read is told how many the page shows in another shade', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <DraftProvider value={draft}>
        <CanvasPageProvider>
          <Contrast />
        </CanvasPageProvider>
      </DraftProvider>,
    ),
  )
  const button = { buttonBackground: '#222222', buttonHover: '#333333', buttonPressed: '#000000' }
  const good = { background: '#ffffff', primaryText: '#111111', secondaryText: '#444444' }
  await setTheme({ ...good, ...button, buttonText: '#ffffff' })
  expect(place.textContent).toContain('Every text is readable')

  await setTheme({ primaryText: '#aaaaaa' })
  expect(place.textContent).toContain('One color is shown in another shade')
  expect(place.textContent).toContain('Primary text: 2.3 to 1, needs 7. Shown as #111111.')
  await setTheme({ secondaryText: '#bbbbbb' })
  expect(place.textContent).toContain('2 colors are shown in another shade')
})
