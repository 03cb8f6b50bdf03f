// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { SilentResizeObserver } from '../../ui/resize-observer.testing.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { dateOf } from './today.ts'
import { Week } from './week.tsx'

const { draft, close } = await openForEditing()
const place = document.body.appendChild(document.createElement('div'))
const thursday = new Date(2026, 10, 26, 12, 30)
const nineToSix = [{ opens: '09:00', closes: '18:00' }]

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  vi.useFakeTimers({ now: thursday, toFake: ['Date'] })
  vi.stubGlobal('ResizeObserver', SilentResizeObserver)
  const { setField } = editsOf(draft)
  setField({ in: 'business', field: 'hours' }, { mon: nineToSix, tue: [], thu: nineToSix })
  setField({ in: 'business', field: 'specialDays' }, [])
  root = createRoot(place)
  await act(async () =>
    root.render(
      <DraftProvider value={draft}>
        <Week />
      </DraftProvider>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
afterAll(close)

const hours = () => draft.view.business().hours
const line = (day: string) =>
  [...place.querySelectorAll('button, p')].find(({ textContent }) => textContent?.includes(`${day}, `))
const spaced = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const words = (day: string) => spaced(line(day)?.textContent)
const tap = (element: Element | null | undefined) =>
  act(async () => {
    if (element instanceof HTMLElement) element.click()
  })
const toggle = (day: string) => {
  const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === day)
  return tap(document.getElementById(label?.htmlFor ?? ''))
}
const times = () => [...place.querySelectorAll('input')].map((input) => input.getAttribute('aria-label'))

const say = (spans: readonly object[]) =>
  act(
    async () =>
      void editsOf(draft).setField({ in: 'business', field: 'specialDays' }, [
        { date: dateOf(thursday), spans, note: '' },
      ]),
  )

describe('[ruling 12] the week on a phone', () => {
  it('says in a line each day when it is open', () => {
    expect(words('Monday')).toBe('MonMonday, 9:00 – 18:00')
    expect(words('Tuesday')).toBe('TueTuesday, closed')
    expect(words('Wednesday')).toBe('WedWednesday, nothing said')
    expect(times()).toEqual([])
  })

  it('has the times of the one day that is tapped written', async () => {
    await tap(line('Monday'))
    expect(times()).toEqual(['Monday opens', 'Monday closes'])
    await tap(line('Thursday'))
    expect([line('Monday'), line('Thursday')].map((day) => day?.getAttribute('aria-expanded'))).toEqual([
      'false',
      'true',
    ])
    expect(times()).toEqual(['Thursday opens', 'Thursday closes'])
    await tap(line('Thursday'))
    expect(times()).toEqual([])
  })

  it('opens a day as the one before it, with its times at hand, and closes it', async () => {
    await toggle('Tuesday')
    expect(hours().tue).toEqual(nineToSix)
    expect(times()).toEqual(['Tuesday opens', 'Tuesday closes'])
    await toggle('Tuesday')
    expect([hours().tue, times()]).toEqual([[], []])
  })

  it('strikes out what does not hold today alone', async () => {
    await say([])
    expect(words('Thursday')).toBe('ThuThursday, usually 9:00 – 18:00 closed today')
    expect(spaced(line('Thursday')?.querySelector('s')?.textContent)).toBe('9:00 – 18:00')
    await say([{ opens: '10:00', closes: '12:00' }])
    expect(words('Thursday')).toBe('ThuThursday, usually 9:00 – 18:00 10:00 – 12:00 today')
    expect(words('Monday')).toBe('MonMonday, 9:00 – 18:00')
  })

  it.each([
    ['closed', [], 'closed'],
    ['of the same hours', nineToSix, '9:00 – 18:00'],
  ])('says once what holds today as on every such day: %s', async (_, spans, said) => {
    await act(
      async () =>
        void editsOf(draft).setField({ in: 'business', field: 'hours' }, { mon: nineToSix, thu: spans }),
    )
    await say(spans)
    expect(words('Thursday')).toBe(`ThuThursday, ${said}`)
    expect(place.querySelector('s')).toBeNull()
  })

  it('has each day that nobody named said to be closed in one tap, and offers that of no other', async () => {
    const offers = () =>
      [...place.querySelectorAll('button')].flatMap(
        ({ ariaLabel }) => /^(.*): say closed$/.exec(ariaLabel ?? '')?.[1] ?? [],
      )
    expect(offers()).toEqual(['Wednesday', 'Friday', 'Saturday', 'Sunday'])
    for (const day of offers()) {
      await tap(place.querySelector(`[aria-label="${day}: say closed"]`))
      expect(words(day)).toBe(`${day.slice(0, 3)}${day}, closed`)
    }
    expect(hours()).toEqual({ mon: nineToSix, tue: [], wed: [], thu: nineToSix, fri: [], sat: [], sun: [] })
  })
})
