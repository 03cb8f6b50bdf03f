// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeAnswers, forgetAnswers } from './answers-store.ts'
import { LocationField } from './location-field.tsx'

let root: Root
beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root.unmount())
  forgetAnswers()
})

const shownWith = async (place: string, { isTheirs }: { isTheirs: boolean }): Promise<HTMLElement> => {
  changeAnswers({ businessLocation: place, locationConfirmed: isTheirs })
  const element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
  await act(async () => root.render(<LocationField />))
  return element
}

const selected = (field: HTMLInputElement | null) =>
  field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)

test('[2.onboarding] whoever changes a guessed place types over it', async () => {
  const element = await shownWith('London, United Kingdom', { isTheirs: false })
  const guessed = element.querySelector('b')?.textContent ?? ''
  expect(guessed).not.toBe('')
  const change = [...element.querySelectorAll('button')].find(({ textContent }) => textContent === 'Change')
  await act(async () => change?.click())
  const field = element.querySelector('input')
  expect(document.activeElement).toBe(field)
  expect(selected(field)).toBe(guessed)
})

test('[2.onboarding] a place that somebody typed is theirs to mend', async () => {
  const element = await shownWith('Ludlow', { isTheirs: true })
  const field = element.querySelector('input')
  await act(async () => field?.focus())
  expect(selected(field)).toBe('')
})

test('[2.onboarding] whoever confirms a guessed place by keyboard goes on from it', async () => {
  const element = await shownWith('London, United Kingdom', { isTheirs: false })
  const right = [...element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'That’s right',
  )
  await act(async () => right?.click())
  expect(document.activeElement).toBe(element.querySelector('input'))
})
