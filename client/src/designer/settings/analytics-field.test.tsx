// @vitest-environment jsdom
import { until } from '@shingle/shared/time/until.testing.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync } from '../../replica/fixtures/sync-process.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { editsOf, fetchEdits } from '../base/draft/editing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { AnalyticsField } from './analytics-field.tsx'

let root: Root
let place: HTMLElement
let sync: SyncProcess
let draft: OpenDraft
beforeAll(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sync = await startSync()
  await fetchEdits()
})
afterAll(() => sync.kill())
beforeEach(async () => {
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  await draft.close()
})

const open = (
  given: { readonly analyticsId: string; readonly cookieBanner: boolean },
  role: 'Owner' | 'Collaborator' = 'Owner',
) => {
  const edits = editsOf(draft)
  edits.setFields('settings', given)
  return act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite({ role })}>
        <DraftProvider value={draft}>
          <AnalyticsField />
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
}
const kept = () => {
  const { analyticsId, cookieBanner } = draft.view.settings()
  return { analyticsId, cookieBanner }
}
const said = () => place.textContent ?? ''
const type = async (text: string) => {
  const field = place.querySelector('input')
  if (field === null) throw new Error('The field is not there')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
}
const unasked = 'Nothing is counted yet'
const switchOn = () =>
  [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Switch the cookie banner on',
  )

describe('[5.analytics] an id to count with', () => {
  it('is said to count nothing while nobody is asked, and the banner that asks is switched on there', async () => {
    await open({ analyticsId: 'G-ABCD1234', cookieBanner: false })
    expect(said()).toContain(unasked)
    await act(async () => switchOn()?.click())
    expect(kept()).toEqual({ analyticsId: 'G-ABCD1234', cookieBanner: true })
    expect([said().includes(unasked), switchOn()]).toEqual([false, undefined])
  })

  it('is kept whole, and half of one is not', async () => {
    await open({ analyticsId: '', cookieBanner: false })
    expect(said()).not.toContain(unasked)
    await type('g-12')
    expect([kept().analyticsId, said().includes('Measurement ID required')]).toEqual(['', true])
    expect(said()).toContain('Measurement ID required: G-12 is not the whole of one.')
    await type('ua-12345')
    expect(said()).toContain('UA-12345 is of another kind. Yours starts with G- or GTM-.')
    await type('g-abcd1234')
    expect(kept().analyticsId).toBe('G-ABCD1234')
    expect(said()).toContain(unasked)
  })

  it('of a container is said to run at a connected domain alone', async () => {
    await open({ analyticsId: 'GTM-ABC123', cookieBanner: true })
    expect(said()).toContain('Tag Manager runs on a connected domain of your own only.')
    expect(said()).not.toContain(unasked)
  })

  it('of a container is said to an editor that the owner alone publishes with a new one', async () => {
    const owners = 'Only the owner can publish with a new Tag Manager container.'
    await open({ analyticsId: 'GTM-ABC123', cookieBanner: true })
    expect(said()).not.toContain(owners)
    await open({ analyticsId: 'GTM-ABC123', cookieBanner: true }, 'Collaborator')
    expect(said()).toContain(owners)
  })
})
