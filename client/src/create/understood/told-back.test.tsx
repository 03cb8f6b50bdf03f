// @vitest-environment jsdom
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { PhoneQuestions } from './phone-questions.tsx'
import { RefusalChips } from './refusal-chips.tsx'

const understood: Understanding = {
  ...{ isEnough: true, chosen: null, spokenOf: null, rivals: [], facts: [] },
  ...{ refusals: ['NOT leather', 'car seats', 'keine Autos'], doubtfulPhones: ['07700 900123', '0770 90'] },
  ...{ language: 'english', isSureOfLanguage: true },
  look: { artwork: noTradeId, palettes: [] },
}

const shown = async (page: ReactNode): Promise<HTMLElement> => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.createElement('div')
  await act(async () => createRoot(place).render(page))
  return place
}

test('[1.activities] what is turned down is not denied twice', async () => {
  const place = await shown(<RefusalChips understood={understood} />)
  expect([...place.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'leather',
    'car seats',
    'Autos',
  ])
})

test('[1.activities] only a number that is short of digits is said not to look complete', async () => {
  const place = await shown(<PhoneQuestions understood={understood} />)
  expect([...place.querySelectorAll('small')].map(({ textContent }) => textContent)).toEqual([
    'Your page shows it once you say so.',
    'It does not look complete. Your page shows it once you say so.',
  ])
})
