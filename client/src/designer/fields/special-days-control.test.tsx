// @vitest-environment jsdom
import { businessFields } from '@shingle/shared/business/business.ts'
import type { SpecialDay } from '@shingle/shared/business/opening-hours.ts'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { SpecialDaysControl } from './special-days-control.tsx'

const field = businessFields.specialDays
const holidays = Array.from(
  { length: 14 },
  (_, at): SpecialDay => ({
    date: `2027-08-${String(at + 1).padStart(2, '0')}`,
    spans: [],
    note: 'Holidays',
  }),
)

const part: Pick<OpenDraft, 'typing'> = { typing: () => undefined }
const draft = part as OpenDraft

let root: Root
let days: readonly SpecialDay[] = []
const Shown = ({ given }: { given: readonly SpecialDay[] }) => {
  const [value, setValue] = useState(given)
  days = value
  const write = (next: readonly SpecialDay[]) => {
    setValue(next)
    return true
  }
  return (
    <DraftProvider value={draft}>
      <SpecialDaysControl entry={{ name: 'specialDays', kind: 'special-days', field, value }} write={write} />
    </DraftProvider>
  )
}
const show = async (given: readonly SpecialDay[]) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Shown given={given} />))
}
beforeEach(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const rows = () => document.querySelectorAll('[data-special-day]').length
const labelled = (label: string, row = 0) =>
  document.querySelectorAll<HTMLInputElement>(`[aria-label="${label}"]`)[row]
const fill = (label: string, text: string, row = 0) =>
  act(async () => {
    const input = labelled(label, row)
    input?.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
    input?.blur()
  })
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((button) => button.getAttribute('aria-label') === name || button.textContent === name)
      ?.click(),
  )
const told = () => document.querySelector('[role="status"]')?.textContent

describe('[3.hours] days that follow each other alike', () => {
  it('are one row with its first day and its last, and go at once', async () => {
    await show([...holidays, { date: '2027-12-24', spans: [], note: '' }])
    expect(rows()).toBe(2)
    expect(labelled('Date')?.value).toBe('2027-08-01')
    expect(labelled('Until, for several days')?.value).toBe('2027-08-14')
    expect(document.body.textContent).toContain('14 days')
    await press('Remove Holidays')
    expect(days.map(({ date }) => date)).toEqual(['2027-12-24'])
  })

  it('are changed at once, each a day of its own', async () => {
    await show(holidays)
    await fill('Why, such as Christmas', 'Away')
    expect(days).toEqual(holidays.map((day) => ({ ...day, note: 'Away' })))
    await fill('Until, for several days', '2027-08-03')
    expect(days).toHaveLength(3)
    expect(rows()).toBe(1)
  })

  it('say of a last day before the first that it is not kept, until another is written', async () => {
    await show(holidays)
    await fill('Until, for several days', '2027-07-20')
    expect(days).toEqual(holidays)
    expect(labelled('Until, for several days')?.value).toBe('2027-07-20')
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('not kept')
    await fill('Until, for several days', '2027-08-02')
    expect(document.querySelector('[role="alert"]')).toBeNull()
    expect(days).toHaveLength(2)
  })

  it('say how many of them there is no room for', async () => {
    await show(holidays)
    expect(told()).toBe('Room for 10 more days')
    await fill('Until, for several days', '2027-08-31')
    expect(days).toHaveLength(field.maximum)
    expect(told()).toContain('the last 7 days of these are left out')
  })
})

it('[3.hours] a day stays a row of its own under the hand, and joins its neighbours with the next', async () => {
  await show(holidays.slice(0, 2))
  await press('Add special day')
  await fill('Date', '2027-08-03', 1)
  await fill('Why, such as Christmas', 'Holidays', 1)
  expect(rows()).toBe(2)
  await press('Add special day')
  expect(rows()).toBe(2)
  expect(labelled('Until, for several days')?.value).toBe('2027-08-03')
})
