// @vitest-environment jsdom
import type { LeadsAnswer } from '@shingle/shared/lead/endpoints.ts'
import type { Message } from '@shingle/shared/lead/lead.ts'
import { act, useEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { navigation } from '../app/navigate.ts'
import { PlaceProvider } from '../app/use-place.ts'
import { sessionStore } from '../server/session/session.ts'
import { untilDrawn } from '../ui/until-drawn.testing.ts'
import { LeadsScreen } from './leads-screen.tsx'

const counts = { messages: 2, signUps: 0, confirmed: 0, spam: 0 }
const idOf = (name: string): string =>
  Array.from(name, (letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(24, '0')

const aLead = (name: string): Message => ({
  ...{ id: idOf(name), websiteId: 'd'.repeat(24), businessName: 'Bisham Bakery' },
  ...{ kind: 'message', state: 'read' },
  ...{ createdAt: '2026-11-30T10:00:00.000Z', email: `${name}@example.com`, language: 'english' },
  ...{ fields: [{ title: 'Message', value: name, type: 'TextArea' }], isCut: false, reasons: [] },
})

let root: Root
let end: () => void
/** The answers that are still on their way, by what was searched. */
let waiting: Map<string, (answer: object) => void>

const Screens = () => {
  const [{ place }, setShown] = useState(navigation.shown)
  useEffect(() => navigation.subscribe(() => setShown(navigation.shown())), [])
  return (
    <PlaceProvider value={place}>
      <LeadsScreen parameters={{}} />
    </PlaceProvider>
  )
}

const answer = async (search: string, names: readonly string[]) => {
  await untilDrawn(() => waiting.has(search))
  const body: LeadsAnswer = { leads: names.map(aLead), counts, next: null, websites: [] }
  await act(async () => waiting.get(search)?.(body))
  await untilDrawn(() => document.querySelector('ul[aria-busy="false"]') !== null)
}

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  waiting = new Map()
  vi.stubGlobal('fetch', (address: string) => {
    const { searchParams } = new URL(address, 'http://localhost')
    return new Promise((resolve) => {
      waiting.set(searchParams.get('search') ?? '', (body) => resolve(Response.json(body)))
    })
  })
  end = navigation.start(async () => ({ Frame: null, Screen: LeadsScreen, parameters: {} }))
  await navigation.navigate('/leads', { replace: true })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Screens />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  end()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const field = () => document.querySelector<HTMLInputElement>('input[type="search"]')
const button = (name: string) =>
  [...document.querySelectorAll('search button')].find(
    (found) => (found.getAttribute('aria-label') ?? found.textContent) === name,
  ) as HTMLButtonElement | undefined
const type = (words: string) =>
  act(async () => {
    field()?.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), words)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const press = (name: string) =>
  act(async () => {
    button(name)?.focus()
    button(name)?.click()
  })
const shown = () => [...document.querySelectorAll('[data-lead]')].map(({ textContent }) => textContent)

describe('[leads] whoever searches the messages', () => {
  test('is told how, stays in the field while it is looked and after, and searches on', async () => {
    await answer('', ['mia', 'tom'])
    expect(button('Search')).toBeUndefined()
    await type('mia')
    const typedIn = field()
    await press('Search')
    // What was there stays until there is another answer.
    expect([document.activeElement === typedIn, shown().length]).toEqual([true, 2])
    await answer('mia', ['mia'])
    expect([document.activeElement === typedIn, shown().length, field()?.value]).toEqual([true, 1, 'mia'])
    expect(button('Search')).toBeUndefined()
    await type('nobody')
    await act(async () => field()?.form?.requestSubmit())
    await answer('nobody', [])
    expect([document.activeElement === typedIn, shown().length]).toEqual([true, 0])
    expect(document.querySelector('main [role="status"]')?.textContent).toBe('Nothing here has these words.')
  })

  test.each(['the button for it', 'emptying the field'])('has everything again by %s', async (way) => {
    await answer('', ['mia', 'tom'])
    await type('mia')
    await press('Search')
    await answer('mia', ['mia'])
    waiting.clear()
    if (way === 'emptying the field') await type('')
    else await press('Clear the search')
    await answer('', ['mia', 'tom'])
    expect([document.activeElement === field(), shown().length, field()?.value]).toEqual([true, 2, ''])
    expect(window.location.search).toBe('')
  })
})
