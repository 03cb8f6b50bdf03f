// @vitest-environment jsdom
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aWebsite } from '../website/website-entry.testing.ts'
import { OwnedWebsites } from './owned-websites.tsx'
import { SharedWebsites } from './shared-websites.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  // Of the menu, which places itself in its own time.
  vi.spyOn(console, 'error').mockReturnValue()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
})

const favicon = '/images/harrow.webp'
const icons = () =>
  [...document.querySelectorAll('[data-website] img')].map((icon) => icon.getAttribute('src'))
const nothing = () => undefined

const ways: [string, (website: WebsiteEntry) => ReactNode][] = [
  ['of one’s own', (website) => <OwnedWebsites websites={[website]} onLimit={nothing} />],
  ['of somebody else', (website) => <SharedWebsites websites={[{ ...website, role: 'Collaborator' }]} />],
]

describe.each(ways)('[3.list] the card of a website %s', (_, card) => {
  it('shows its icon beside its name, where it has one', async () => {
    await act(async () => root.render(card(aWebsite({ favicon }))))
    expect(icons()).toEqual([favicon])
    await act(async () => root.render(card(aWebsite())))
    expect(icons()).toEqual([])
  })

  it('says in its menu when it was created', async () => {
    const createdAt = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString()
    await act(async () => root.render(card(aWebsite({ createdAt }))))
    const more = document.querySelector<HTMLButtonElement>('[aria-haspopup=menu]')
    await act(async () => more?.click())
    await vi.waitFor(() =>
      expect(document.querySelector('[role=menu]')?.textContent).toContain('Created 3 days ago'),
    )
  })
})

it('[4.list] a website whose domain does not show it says so, and leads to the domain', async () => {
  const website = aWebsite({ failingDomain: 'rosebank.example' })
  const draw = (shown: WebsiteEntry) =>
    act(async () => root.render(<OwnedWebsites websites={[shown]} onLimit={nothing} />))
  const link = () => document.querySelector<HTMLAnchorElement>('a[href*=domain]')
  await draw(website)
  await vi.waitFor(() => expect(link()?.textContent).toBe('rosebank.example does not show this website'))
  await draw(aWebsite())
  expect(link()).toBeNull()
})
