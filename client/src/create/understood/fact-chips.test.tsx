// @vitest-environment jsdom
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import { noTradeId } from '@shingle/shared/industry/no-trade.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test } from 'vitest'
import { TextArea } from '../../ui/text-area.tsx'
import { FactChips } from './fact-chips.tsx'

const words = 'Taps £60, since 1998. Open Monday to Friday, 9 to 5. Ring 0113 496 0142.'
const facts: Understanding['facts'] = [
  { kind: 'price', text: '£60' },
  { kind: 'phone', text: '0113 496 0142' },
  { kind: 'hours', text: 'Mon–Fri' },
]
const understood: Understanding = {
  ...{ isEnough: true, chosen: null, spokenOf: null, rivals: [], refusals: [], facts },
  ...{ doubtfulPhones: [], language: 'english', isSureOfLanguage: true },
  look: { artwork: noTradeId, palettes: [] },
}

let place: HTMLElement
beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(place).render(
      <>
        <TextArea label="About" value={words} onChange={() => undefined} data-own-words />
        <FactChips understood={understood} />
      </>,
    ),
  )
})

test.each([
  ['£60', '£60'],
  ['0113 496 0142', '0113 496 0142'],
  ['Mon–Fri', words],
])(
  '[1.activities] a fact that was misread, %s, is put right in the words that it was read from',
  async (fact, selected) => {
    const button = place.querySelector<HTMLElement>(`[aria-label="Change “${fact}” in your words"]`)
    await act(async () => button?.click())
    const field = place.querySelector('textarea')
    expect(document.activeElement).toBe(field)
    expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe(selected)
  },
)
