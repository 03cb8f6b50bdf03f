// @vitest-environment jsdom
import { businessFields } from '@shingle/shared/business/business.ts'
import type { OpeningHours } from '@shingle/shared/business/opening-hours.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { HoursControl } from './hours-control.tsx'

test('[3.business] a day of which nothing is said looks other than one that is closed, and becomes one', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const written: OpeningHours[] = []
  const hours: OpeningHours = { mon: [{ opens: '09:00', closes: '17:00' }], sun: [] }
  const entry = { kind: 'hours', name: 'hours', field: businessFields.hours, value: hours } as const
  await act(async () => root.render(<HoursControl entry={entry} write={(next) => written.push(next) > 0} />))
  const days = [...place.querySelectorAll('fieldset > div')].map(({ textContent }) => textContent)
  expect(days.slice(1)).toEqual([
    ...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
      (day) => `${day}Nothing saidSay closed`,
    ),
    'SundayClosedSay nothing',
  ])
  const press = (label: string) =>
    act(async () => place.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click())
  await press('Tuesday: say closed')
  await press('Sunday: say nothing')
  expect(written).toEqual([{ ...hours, tue: [] }, { mon: hours.mon }])
  await act(async () => root.unmount())
})
