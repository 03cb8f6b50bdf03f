// @vitest-environment jsdom
import { logoutEndpoint } from '@shingle/shared/session/endpoints.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { owesSignOut, settleSignOut } from '../../server/session/owed-sign-out.ts'
import { rememberAccount, rememberedAccount } from '../../server/session/remembered-account.ts'
import { sessionStore } from '../../server/session/session.ts'
import { begunLeaving, forgetLeaving, noteLeaving, spareEntering } from './begun-leaving.ts'
import { finishLeaving, leaveDevice } from './leave-device.ts'

const mara = { id: 'mara', email: 'mara@example.com', name: 'Mara' }
const maras = { userId: 'mara', copies: [], keepsAnswers: false }

let deleted: string[] = []
let asked: string[] = []
let answer: () => void = () => undefined
let patience = new AbortController()
const losePatience = () => patience.abort(new DOMException('Late', 'TimeoutError'))

/** Has a tab that is asleep hold every lock, or all but that of the turn for the cookie. */
const holdLocks = ({ isTurnFree = false } = {}) => {
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
    if (isTurnFree && name === 'account-refresh') return run()
    return new Promise((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return new Promise((resolve) => {
      answer = () => resolve(new Response(null, { status: 204 }))
    })
  })
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('Closed to us')
    },
    databases: async () => [{ name: 'bakery-mara-e1' }],
    deleteDatabase: (name: string) => {
      deleted.push(name)
      const request = { onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    },
  })
  patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.signal)
  deleted = []
  asked = []
  forgetLeaving()
  settleSignOut()
  rememberAccount(mara)
  sessionStore.setState({ session: { status: 'signed-in', account: mara, accessToken: 'token' } })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('[4.session] signing out', () => {
  it('ends the session at once and clears the device, also while another tab does not answer', async () => {
    holdLocks({ isTurnFree: true })
    const left = leaveDevice({ userId: 'mara', keep: [] })
    expect(asked).toEqual([logoutEndpoint.path])
    expect([owesSignOut(), rememberedAccount(), begunLeaving()]).toEqual([true, null, maras])
    answer()
    losePatience()
    await left
    expect(owesSignOut()).toBe(false)
    expect(sessionStore.getState().session.status).toBe('signed-out')
    expect(deleted).toEqual(['bakery-mara-e1'])
    expect(begunLeaving()).toBeNull()
  })

  it('stays owed to the server where another tab holds up the turn for the cookie', async () => {
    holdLocks()
    const left = leaveDevice({ userId: 'mara', keep: [] })
    losePatience()
    await left
    expect([asked, owesSignOut(), rememberedAccount()]).toEqual([[], true, null])
    expect(sessionStore.getState().session.status).toBe('signed-out')
    expect(deleted).toEqual(['bakery-mara-e1'])
  })

  it('takes nothing of whoever has come back in another tab, while this one was asleep', async () => {
    const left = leaveDevice({ userId: 'mara', keep: [] })
    spareEntering('mara')
    rememberAccount(mara)
    answer()
    await left
    expect(rememberedAccount()).toEqual(mara)
    expect(deleted).toEqual([])
  })

  it('is made up for in every tab where its own was closed before it could', async () => {
    const other = new BroadcastChannel('account')
    const heard = new Promise((resolve) => {
      other.onmessage = ({ data }) => resolve(data)
    })
    noteLeaving(maras)
    await finishLeaving()
    expect([owesSignOut(), rememberedAccount(), begunLeaving()]).toEqual([true, null, null])
    expect(deleted).toEqual(['bakery-mara-e1'])
    expect(await heard).toBe('signed-out')
    other.close()
  })

  it('holds up nobody who comes to sign in, where its tab is asleep', async () => {
    holdLocks()
    noteLeaving(maras)
    losePatience()
    await finishLeaving()
    expect(deleted).toEqual([])
    expect(rememberedAccount()).toBeNull()
    expect(begunLeaving()).toEqual({ ...maras, onlyDrafts: true })
  })

  it('clears the drafts of somebody who left before and could not be brought to an end', async () => {
    noteLeaving({ userId: 'tom', copies: ['bakery-tom-kept'], keepsAnswers: false })
    vi.stubGlobal('indexedDB', {
      ...indexedDB,
      databases: async () => ['mara-e1', 'tom-e1', 'tom-kept'].map((name) => ({ name: `bakery-${name}` })),
    })
    const left = leaveDevice({ userId: 'mara', keep: [] })
    answer()
    await left
    expect(deleted.toSorted()).toEqual(['bakery-mara-e1', 'bakery-tom-e1'])
    expect(begunLeaving()).toBeNull()
  })
})
