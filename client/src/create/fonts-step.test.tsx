// @vitest-environment jsdom
import { fontPairs } from '@shingle/shared/theme/font-pairs.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersStore, changeAnswers, forgetAnswers } from './answers-store.ts'
import { FontsStep } from './fonts-step.tsx'
import { pairInUseStore } from './pair-in-use.ts'

let root: Root
let place: HTMLElement
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => undefined)
  // There are no fonts in here.
  vi.stubGlobal('FontFace', class {})
  Reflect.set(document, 'fonts', new Set())
  changeAnswers({ businessName: 'Harrow Plumbing', businessActivities: 'We fix leaks.' })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<FontsStep />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  forgetAnswers()
  vi.unstubAllGlobals()
})

const goOn = () => act(async () => place.querySelector('form')?.requestSubmit())
const chosen = () => answersStore.getState().answers.fontPairId

test('[2.onboarding] whoever goes on without picking a lettering has chosen none', async () => {
  expect(place.querySelector(':checked')).toBeNull()
  await goOn()
  expect(chosen()).toBeNull()
})

test('[2.onboarding] a lettering that was picked is kept', async () => {
  const third = place.querySelectorAll('input')[2]
  await act(async () => third?.click())
  const picked = chosen()
  expect(picked).not.toBeNull()
  await goOn()
  expect([chosen(), third?.checked]).toEqual([picked, true])
})

test.each(fontPairs.slice(0, 12).map(({ id }) => id))(
  '[2.choose] the lettering that the page has unasked, %s, is among the eight and marked',
  async (id) => {
    await act(async () => pairInUseStore.setState({ id }))
    expect(place.querySelectorAll('input')).toHaveLength(8)
    const used = fontPairs.find((pair) => pair.id === id)
    const marked = [...place.querySelectorAll('label')].filter(({ textContent }) =>
      textContent?.includes('On your page now'),
    )
    expect(marked.map((label) => label.querySelector('b')?.textContent)).toEqual([used?.heading])
    expect(place.querySelector(':checked')).toBeNull()
  },
)
