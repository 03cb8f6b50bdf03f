// @vitest-environment jsdom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { Contrast } from './contrast.tsx'

const { draft, close } = await openForEditing()
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterAll(close)

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
  expect(place.textContent).toMatch(
    /Primary text: 2\.3 to 1, needs 7\. Shown as #(?!111111)[\da-f]{6}, the nearest readable shade\./,
  )
  await setTheme({ secondaryText: '#bbbbbb' })
  expect(place.textContent).toContain('2 colors are shown in another shade')
})
