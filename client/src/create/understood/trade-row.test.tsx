// @vitest-environment jsdom
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
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
  await act(async () => change()?.click())
  expect(document.activeElement?.tagName).toBe('INPUT')
  const leaving = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
  await act(async () => {
    document.activeElement?.dispatchEvent(leaving)
    await frame()
  })
  expect(change()).not.toBeNull()
  expect(document.activeElement).toBe(change())
})
