// @vitest-environment jsdom
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPublishedWebsite, aWebsite } from '../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { PublishAddress } from './publish-address.tsx'

const address = { handle: 'harrow', state: 'available', text: '', type: () => undefined } as const

beforeEach(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true))

/** What somebody reads there, and how many fields they can type into. */
const shownTo = async (website: WebsiteEntry, handle: string = address.handle) => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <WebsiteProvider value={website}>
        <PublishAddress address={{ ...address, handle }} onEnter={() => undefined} />
      </WebsiteProvider>,
    ),
  )
  const shown = { text: place.textContent ?? '', fields: place.querySelectorAll('input').length }
  await act(async () => root.unmount())
  return shown
}

test('[ruling 16] the owner types the address; an editor reads it, and who chooses it', async () => {
  expect((await shownTo(aPublishedWebsite())).fields).toBe(1)
  const chosen = await shownTo({ ...aPublishedWebsite(), role: 'Collaborator' })
  expect(chosen.fields).toBe(0)
  expect(chosen.text).toContain('sites.localhost:3000/harrow')
  expect(chosen.text).toContain('Only the owner can choose the web address.')
  const none = await shownTo(aWebsite({ role: 'Collaborator' }))
  expect(none.text).toContain('Draft - Not Published')
  expect(none.text).toContain('Only the owner can choose the web address.')
})

test('[3.13] a published website shows its present address, and what becomes of it under another', async () => {
  const present = await shownTo(aPublishedWebsite())
  expect(present.text).toContain('This is the present address.')
  const another = await shownTo(aPublishedWebsite(), 'harrow-and-daughters')
  expect(another.text).not.toContain('This is the present address.')
  expect(another.text).toContain('The old address stops working at once.')
})

test('[ruling 19] where a domain is connected, that is the live address, for the owner and for an editor', async () => {
  const connected = aPublishedWebsite('http://harrow.example:3000')
  const words = 'Visitors find it at harrow.example:3000; this address leads there.'
  for (const handle of ['harrow', 'harrow-and-daughters']) {
    const owners = await shownTo(connected, handle)
    expect(owners.text).toContain(words)
    expect(owners.text).not.toContain('This is the present address.')
  }
  const editors = await shownTo({ ...connected, role: 'Collaborator' })
  expect(editors.text).toContain('harrow.example:3000')
  expect(editors.text).not.toContain('sites.localhost')
})

test('[5.handle] where an address is taken, those that are free are proposed, and one is taken by its name', async () => {
  const type = vi.fn()
  const taken = { ...address, state: 'unavailable', free: ['harrow-leeds', 'the-harrow'], type } as const
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        <PublishAddress address={taken} onEnter={() => undefined} />
      </WebsiteProvider>,
    ),
  )
  const proposed = [...place.querySelectorAll('button')]
  expect(proposed.map(({ textContent }) => textContent)).toEqual(['harrow-leeds', 'the-harrow'])
  proposed[0]?.click()
  expect(type).toHaveBeenCalledWith('harrow-leeds')
  await act(async () => root.unmount())
})
