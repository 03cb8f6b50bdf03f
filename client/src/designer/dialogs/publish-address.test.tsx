// @vitest-environment jsdom
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { PublishAddress } from './publish-address.tsx'

const website: WebsiteEntry = {
  draftId: 'd'.repeat(24),
  publishedHandle: 'harrow',
  businessName: 'Harrow',
  favicon: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  modifiedAt: '2026-11-01T10:00:00.000Z',
  lastDesignedAt: null,
  role: 'Owner',
  published: null,
  sitesOrigin: 'http://sites.localhost:3000',
}
const address = { handle: 'harrow', state: 'available', text: '', type: () => undefined } as const

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

/** What somebody reads there, and how many fields they can type into. */
const shownTo = async (seen: Partial<WebsiteEntry>) => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <WebsiteProvider value={{ ...website, ...seen }}>
        <PublishAddress address={address} onEnter={() => undefined} />
      </WebsiteProvider>,
    ),
  )
  const shown = { text: place.textContent ?? '', fields: place.querySelectorAll('input').length }
  await act(async () => root.unmount())
  return shown
}

test('[ruling 16] the owner types the address; an editor reads it, and who chooses it', async () => {
  expect((await shownTo({})).fields).toBe(1)
  const chosen = await shownTo({ role: 'Collaborator' })
  expect(chosen.fields).toBe(0)
  expect(chosen.text).toContain('sites.localhost:3000/harrow')
  expect(chosen.text).toContain('Only the owner can choose the web address.')
  const none = await shownTo({ role: 'Collaborator', publishedHandle: null })
  expect(none.text).toContain('Draft - Not Published')
  expect(none.text).toContain('Only the owner can choose the web address.')
})
