// @vitest-environment jsdom
import { inviteQuietMs } from '@shingle/shared/invite/limits.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type DraftStatus, loadingStatus } from '../../replica/draft-status.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { sessionStore } from '../../server/session/session.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { useWebsites } from '../../website/websites-query.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { AccessWatch } from './access-watch.ts'

const website = aWebsite({ role: 'Collaborator' })
const editing: DraftStatus = { ...loadingStatus, phase: 'edit', online: true, epoch: 1 }
const noAccess: DraftStatus = { ...editing, phase: 'frozen', why: 'no-access' }
const frozen: DraftStatus = { ...editing, phase: 'frozen' }
const away: DraftStatus = { ...editing, phase: 'edit-offline', online: false }

/** The part of an open draft that is asked how it stands. */
const aDraft = () => {
  let status = editing
  const listeners = new Set<() => void>()
  const part: Pick<OpenDraft, 'status' | 'subscribe'> = {
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const become = (next: DraftStatus) =>
    act(async () => {
      status = next
      for (const listener of listeners) listener()
    })
  // What else a draft can do nobody asks here.
  return { draft: part as OpenDraft, become }
}

let asked = 0
let root: Root
const Listed = () => <output>{useWebsites().data?.shared.length}</output>

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/websites') asked += 1
    return Response.json({ owned: [], shared: [website], limit: 5 })
  })
  const account = { id: 'tom', email: 'tom@example.com', name: 'Tom' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The designer with an open draft, once the list of websites is known. */
const open = async () => {
  const { draft, become } = aDraft()
  await act(async () =>
    root.render(
      <WebsiteProvider value={website}>
        <DraftProvider value={draft}>
          <Listed />
          <AccessWatch />
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  await act(async () => vi.advanceTimersByTimeAsync(0))
  asked = 0
  return become
}
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

describe('[4.invite] whether an open website is still its editor’s', () => {
  it('is asked after three seconds of quiet, then ever more seldom, while its server lets them in no more', async () => {
    const become = await open()
    await become(noAccess)
    await wait(inviteQuietMs - 1)
    expect(asked).toBe(0)
    await wait(1)
    expect(asked).toBe(1)
    await wait(3 * inviteQuietMs - 1)
    expect(asked).toBe(1)
    await wait(1)
    expect(asked).toBe(2)
  })

  it.each([0, 700, 1900, 2100, 3500, 4900])(
    'is asked by nobody before, %i ms after the list was asked for last',
    async (beatMs) => {
      const become = await open()
      await wait(5_000)
      expect(asked).toBe(1)
      await wait(beatMs)
      await become(noAccess)
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('online'))
      await wait(inviteQuietMs - 1)
      expect(asked).toBe(1)
      await wait(1)
      expect(asked).toBe(2)
    },
  )

  it('is not asked where changes follow each other within the three seconds and all is as it was', async () => {
    const become = await open()
    let waited = 0
    const waitFor = async (ms: number) => {
      waited += ms
      await wait(ms)
    }
    for (let change = 0; change < 5; change += 1) {
      await become(frozen)
      await waitFor(inviteQuietMs - 1)
      await become(editing)
    }
    await waitFor(10 * inviteQuietMs)
    // The list itself is asked for on its own beat.
    expect(asked).toBe(Math.floor(waited / 5_000))
  })

  it('is asked at once when the line comes back', async () => {
    const become = await open()
    await become(away)
    await wait(inviteQuietMs - 1)
    expect(asked).toBe(0)
    await become(editing)
    expect(asked).toBe(1)
  })
})
