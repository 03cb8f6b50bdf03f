// @vitest-environment jsdom
import { wrongCurrentPassword } from '@shingle/shared/password/problems.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionStore } from '../server/session/session.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const ways = { google: null, password: { setAt: '2026-11-01T10:00:00.000Z' }, passkeys: [] }
const weight = { addresses: [], websites: 1, trashed: 0, editors: 0, messages: 0, domains: 0 }
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

let root: Root
let sent: unknown[] = []
const show = async (account: object, weighed: object = weight) => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(address, 'http://localhost').pathname
    if (path.endsWith('/api/account/ways')) return json({ ...ways, ...account })
    if (method === 'GET') return path.endsWith('/deletion') ? json(weighed) : json({}, 404)
    sent.push([method, path, body === undefined ? null : JSON.parse(String(body))])
    const { code, text, field } = wrongCurrentPassword
    return json({ code, text, field }, 403)
  })
  await act(async () => root.render(<DeleteAccountDialog onClose={() => undefined} />))
  await act(() => until(() => document.querySelector('input[type="checkbox"]') !== null))
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
  sessionStore.setState({ session: { status: 'signed-out' } })
})

const signIn = (id: string) => {
  const account = { id, email: `${id}@example.com`, name: id }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
}
const password = () => document.querySelector<HTMLInputElement>('input[type="password"]')
const button = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete account')
const understand = () =>
  act(async () => document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click())
const type = (text: string) =>
  act(async () => {
    const field = password()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })

describe('[5.password] deleting an account', () => {
  test('that has a password asks for the current one, and says where it is another', async () => {
    signIn('pam')
    await show({})
    expect(password()?.labels?.[0]?.textContent).toBe('Current password')
    await understand()
    expect(button()?.disabled).toBe(true)
    await type('not the key')
    expect(button()?.disabled).toBe(false)
    await act(async () => button()?.click())
    await act(() => until(() => document.querySelector('[role="alert"]') !== null))
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Incorrect password.')
    expect(sent).toEqual([['POST', '/api/account/deletion', { current: 'not the key' }]])
  })

  test('that has none asks for none', async () => {
    signIn('sol')
    await show({ password: null })
    expect(password()).toBeNull()
    await understand()
    expect(button()?.disabled).toBe(false)
  })

  test.each([
    [1, '1 domain', 'is disconnected; it stays yours where you bought it'],
    [2, '2 domains', 'are disconnected; they stay yours where you bought them'],
  ])('tells of %i that is connected what becomes of it', async (domains, count, how) => {
    signIn('dom')
    await show({}, { ...weight, domains })
    const told = [...document.querySelectorAll('dl > div')].map((loss) =>
      [...loss.children].map(({ textContent }) => textContent),
    )
    expect(told.at(-1)).toEqual([count, how])
  })
})
