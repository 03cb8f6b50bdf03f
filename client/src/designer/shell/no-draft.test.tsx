// @vitest-environment jsdom
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigation } from '../../app/navigate.ts'
import { PlaceProvider } from '../../app/use-place.ts'
import { sessionStore } from '../../server/session/session.ts'
import { rememberOpen } from '../../website/last-open.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { DraftGone } from './no-draft.tsx'

const gone = 'c'.repeat(24)
const [own, shared] = [
  aWebsite({ draftId: 'a'.repeat(24), businessName: 'Pell' }),
  aWebsite({ draftId: 'b'.repeat(24), businessName: 'Onibury', role: 'Collaborator' }),
]

const Screen = () => null

let listed: { owned: readonly WebsiteEntry[]; shared: readonly WebsiteEntry[] } = { owned: [], shared: [] }
let root: Root
let place: HTMLElement
let end: () => void

beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // A device that keeps nothing of anybody.
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('Closed to us')
    },
  })
  vi.stubGlobal('fetch', async () => Response.json({ ...listed, limit: 5 }))
  const account = { id: 'tom', email: 'tom@example.com', name: 'Tom' }
  sessionStore.setState({ session: { status: 'signed-in', account, accessToken: 'token' } as never })
  end = navigation.start(async () => ({ Frame: null, Screen, parameters: {} }))
  await navigation.navigate(`/designer?websiteId=${gone}`)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  end()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

/** Somebody whose list has no website of the address's name. */
const open = async (of: typeof listed, search = `?websiteId=${gone}`) => {
  listed = of
  await act(async () =>
    root.render(
      <PlaceProvider value={{ pathname: '/designer', search }}>
        <DraftGone />
      </PlaceProvider>,
    ),
  )
  // The device is asked for work of theirs on it.
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 5))))
}
const here = () => window.location.pathname + window.location.search
const says = () => place.textContent?.includes('No website at this link') === true

describe('[4.selection] an address that names no website of the account', () => {
  it('leads to the first own one, shared ones or not', async () => {
    await open({ owned: [own], shared: [shared] })
    expect([here(), says()]).toEqual([`/designer?websiteId=${own.draftId}`, false])
  })

  it('leads to the first shared one where there is no own one', async () => {
    await open({ owned: [], shared: [shared] })
    expect([here(), says()]).toEqual([`/designer?websiteId=${shared.draftId}`, false])
  })

  it('says that nothing is there where the account has none', async () => {
    await open({ owned: [], shared: [] })
    expect([here(), says()]).toEqual([`/designer?websiteId=${gone}`, true])
  })

  it('[2.none] blames no link where none was given, and leads to making one', async () => {
    await open({ owned: [], shared: [] }, '')
    const ways = [...place.querySelectorAll('a')].map(({ textContent }) => textContent)
    expect([says(), place.querySelector('h1')?.textContent]).toEqual([false, 'No website yet'])
    expect(ways.slice(-2)).toEqual(['Create a new website', 'Your Websites'])
  })

  it('says so as well of an own one that was open here and is gone, and opens no other in its place', async () => {
    rememberOpen({ ...own, draftId: gone })
    await open({ owned: [own], shared: [] })
    expect([here(), says()]).toEqual([`/designer?websiteId=${gone}`, true])
  })

  it('[4.revoked] leads an editor who had it open to the page that says they edit it no more', async () => {
    rememberOpen({ ...shared, draftId: gone })
    await open({ owned: [own], shared: [] })
    expect([here(), says()]).toEqual([`/invite/revoked?websiteId=${gone}`, false])
  })
})
