// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { understandingStore } from '../understanding-store.ts'
import { UnderstoodLine } from './understood-line.tsx'
import { panelId } from './understood-panel.tsx'

test('[1.activities] what was understood stands at the foot, and leads to where it is set right', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const panel = document.body.appendChild(document.createElement('section'))
  panel.id = panelId
  panel.scrollIntoView = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<UnderstoodLine />))
  expect(place.textContent).toBe('')
  await act(async () =>
    understandingStore.setState({
      state: 'read',
      understood: {
        ...{ isEnough: true, chosen: null, rivals: [], refusals: ['leather'], doubtfulPhones: [] },
        spokenOf: { id: 'upholsterer', name: 'Upholsterer', isKind: false },
        facts: [
          { kind: 'price', text: '£60' },
          { kind: 'hours', text: 'Mon–Fri' },
        ],
        ...{ language: 'english', isSureOfLanguage: true },
        look: { artwork: 'upholsterer', palettes: [] },
      },
    }),
  )
  expect(place.querySelector('span')?.textContent).toBe('We understood: Upholsterer · 2 facts · 1 refusal')
  await act(async () => place.querySelector('button')?.click())
  expect(panel.scrollIntoView).toHaveBeenCalledOnce()
})
