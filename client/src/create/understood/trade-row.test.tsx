// @vitest-environment jsdom
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { answersStore, forgetAnswers } from '../answers-store.ts'
import { understandingStore } from '../understanding-store.ts'
import { TradeRow } from './trade-row.tsx'

const tuner = { id: 'piano-tuner', name: 'Piano tuner', isKind: false }
const understood: Understanding = {
  ...{ isEnough: true, chosen: null, spokenOf: tuner, rivals: [], refusals: [], facts: [] },
  ...{ doubtfulPhones: [], language: 'english', isSureOfLanguage: true },
  look: { artwork: noTradeId, palettes: [] },
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

test('[2.onboarding] whoever leaves the choice of a trade by Escape is where they opened it', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  await act(async () => createRoot(place).render(<TradeRow understood={understood} />))
  const change = () => place.querySelector<HTMLElement>('[aria-label="Change the trade"]')
  const shown = vi.fn()
  HTMLElement.prototype.scrollIntoView = shown
  await act(async () => change()?.click())
  expect(document.activeElement?.tagName).toBe('INPUT')
  // The window's foot would cover it.
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
  const leaving = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  await act(async () => {
    document.activeElement?.dispatchEvent(leaving)
    await frame()
  })
  expect(change()).not.toBeNull()
  expect(document.activeElement).toBe(change())
})

test('[1.activities] of the trade that was said and the one that later words speak of the person chooses, once', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  forgetAnswers()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (given: Partial<Understanding>) =>
    act(async () => root.render(<TradeRow understood={{ ...understood, ...given }} />))
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click())
  const repair = { id: 'bike-repair', name: 'Bike repair', isKind: false }
  const lessons = { id: 'piano-lessons', name: 'Piano lessons', isKind: false }
  await show({ spokenOf: repair })
  await press('That’s right')
  await show({ chosen: repair, spokenOf: lessons })
  expect(place.textContent).toContain('You said Bike repair; these words sound like Piano lessons')
  await press('Bike repair')
  expect(place.textContent).toContain('You said so')
  expect(answersStore.getState().answers).toMatchObject({ industry: 'bike-repair', industryInsisted: true })
  await show({ chosen: repair, spokenOf: { ...repair, id: 'piano-tuner', name: 'Piano tuner' } })
  await press('Piano tuner')
  expect(answersStore.getState().answers.industry).toBe('piano-tuner')
  await act(async () => root.unmount())
  forgetAnswers()
})

test('[1.activities] whoever is none of the trades takes away the one that they had said', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  forgetAnswers()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const show = (given: Partial<Understanding>) =>
    act(async () => root.render(<TradeRow understood={{ ...understood, ...given }} />))
  const press = (name: string) =>
    act(async () => {
      const buttons = [...place.querySelectorAll('button')]
      buttons.find((one) => one.textContent === name)?.click()
      await frame()
    })
  await show({})
  await press('That’s right')
  expect(answersStore.getState().answers.industry).toBe('piano-tuner')
  await show({ chosen: tuner })
  await press('Change')
  await press('None of these')
  expect(answersStore.getState().answers).toMatchObject({ industry: noTradeId, industryInsisted: true })
  const { understood: since } = understandingStore.getState()
  expect(since?.chosen?.id).toBe(noTradeId)
  await show({ chosen: since?.chosen ?? null })
  expect(place.textContent).toContain('None of the trades we know')
  expect(place.textContent).not.toContain('iano tuner')
  await act(async () => root.unmount())
  understandingStore.setState({ understood: null })
  forgetAnswers()
})
