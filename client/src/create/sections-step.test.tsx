// @vitest-environment jsdom
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersStore, changeAnswers, forgetAnswers } from './answers-store.ts'
import { SectionsStep } from './sections-step.tsx'
import { understandingStore } from './understanding-store.ts'

const phone = '01632 9601'
const understood: Understanding = {
  ...{ isEnough: true, chosen: null, rivals: [], refusals: [], spokenOf: null },
  ...{ facts: [], doubtfulPhones: [phone], language: 'english', isSureOfLanguage: true },
  look: { artwork: 'plumber', palettes: [] },
}

let root: Root
let place: HTMLElement
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  changeAnswers({ businessName: 'Holt Guard', businessActivities: `Fences. Reach us at ${phone}.` })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<SectionsStep />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  forgetAnswers()
  understandingStore.setState({ understood: null, state: 'nothing-said' })
  vi.unstubAllGlobals()
})

const named = (name: string) => place.querySelector<HTMLElement>(`[aria-label="${name}"]`)
const understand = async (facts: Understanding['facts']) => {
  await act(async () => understandingStore.setState({ understood: { ...understood, facts }, state: 'read' }))
}
const asked = () => vi.waitFor(() => expect(place.textContent).toContain(`Is ${phone} your phone?`))

test.each([
  ['Yes', `Yes, ${phone} is my phone`, { rightPhones: [phone], wrongPhones: [] }],
  ['No', `No, ${phone} is not my phone`, { rightPhones: [], wrongPhones: [phone] }],
])(
  '[1.activities] a number nobody could place is asked for once more before the page is made: %s',
  async (_, name, said) => {
    expect(place.textContent).not.toContain('your phone?')
    await understand([])
    await asked()
    await act(async () => named(name)?.click())
    expect(answersStore.getState().answers).toMatchObject(said)
    expect(place.textContent).not.toContain('your phone?')
    expect(document.activeElement).toBe(place.querySelector('h1'))
  },
)

test('[1.activities] where the page has a phone, nothing is asked once more', async () => {
  await understand([])
  await asked()
  await understand([{ kind: 'phone', text: '01263 711 204' }])
  expect(place.textContent).not.toContain('your phone?')
})

test('[2.sections] the team is on where its owner names it, until they say otherwise', async () => {
  const isOn = () =>
    [...place.querySelectorAll('[role="switch"]')].flatMap((one) =>
      one.getAttribute('aria-checked') === 'true' ? [one.closest('div, label')?.textContent] : [],
    )
  expect(isOn()).not.toContain('Team')
  await understand([
    { kind: 'person', text: 'Dr. Anita Rao MD' },
    { kind: 'person', text: 'Lucille Grant NP' },
  ])
  expect(isOn()).toContain('Team')
  const gallery = [...place.querySelectorAll<HTMLElement>('[role="switch"]')].find(
    (one) => one.closest('div, label')?.textContent === 'Gallery',
  )
  await act(async () => gallery?.click())
  expect(answersStore.getState().answers.sections).toContain('Team')
  expect(answersStore.getState().answers.sections).not.toContain('Gallery')
})
