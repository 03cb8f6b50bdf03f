// @vitest-environment jsdom
import { formerEmailDays } from '@shingle/shared/email-change/limits.ts'
import { currentPasswordNeeded } from '@shingle/shared/email-change/problems.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { EmailForm } from './email-form.tsx'

let root: Root
let sent: unknown[] = []

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return new Response(JSON.stringify({ google: null, password: null, passkeys: [] }))
    sent.push(JSON.parse(String(body)))
    const { code, text, field, status } = currentPasswordNeeded
    return new Response(JSON.stringify({ code, text, field }), { status })
  })
  const account = { id: 'ann', email: 'ann@example.com', name: 'Ann' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  sessionStore.setState({ session: { status: 'signed-out' } })
})

const password = () => document.querySelector<HTMLInputElement>('input[type="password"]')
const type = (selector: string, text: string) =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>(selector)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const submit = () =>
  act(async () => document.querySelector<HTMLButtonElement>('button[type="submit"]')?.click())

test('[5.password] a password that was set on another device is asked for, and stays asked for while somebody types', async () => {
  await act(async () => root.render(<EmailForm email="ann@example.com" onClose={() => undefined} />))
  expect(password()).toBeNull()
  await type('input[type="email"]', 'anna@example.com')
  await submit()
  await act(() => until(() => password() !== null))
  await type('input[type="email"]', 'anne@example.com')
  await type('input[type="password"]', 'k')
  await type('input[type="password"]', '')
  expect(password()).not.toBeNull()
  await type('input[type="password"]', 'the key to it')
  document.querySelector<HTMLInputElement>('input[type="email"]')?.focus()
  await submit()
  await act(() => until(() => sent.length === 2))
  await act(() => until(() => document.activeElement === password()))
  expect(sent).toEqual([
    { email: 'anna@example.com' },
    { email: 'anne@example.com', current: 'the key to it' },
  ])
})

test('[5.email] what a change of email locks, and for how long, is said before it is asked for', async () => {
  await act(async () => root.render(<EmailForm email="ann@example.com" onClose={() => undefined} />))
  const said = document.body.textContent ?? ''
  for (const words of [`${formerEmailDays} days`, 'deleted for good', 'handed over'])
    expect(said).toContain(words)
  expect(sent).toEqual([])
})
