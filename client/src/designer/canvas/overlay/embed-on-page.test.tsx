// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'
import { DraftProvider } from '../../../replica/use-draft.ts'
import { SilentResizeObserver } from '../../../ui/resize-observer.testing.ts'
import { aWebsite } from '../../../website/website-entry.testing.ts'
import { editsOf } from '../../base/draft/editing.ts'
import { openForEditing } from '../../base/draft/fixtures/open-for-editing.ts'
import { WebsiteProvider } from '../../base/website/website-context.ts'
import { EmbedOnPage } from './embed-on-page.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('ResizeObserver', SilentResizeObserver)

const { draft, close } = await openForEditing()
afterAll(close)

/** A page with the place of some code in it, 600 by 400 pixels large. */
const aPage = (): Document => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<section id="booking"><p class="waits"></p></section>'
  const box = { top: 100, left: 40, right: 640, bottom: 500, width: 600, height: 400 }
  Object.assign(page.querySelector('.waits') ?? {}, { getBoundingClientRect: () => box })
  return page
}
const url = 'http://a.usercontent.localhost:3000/embed-preview'
const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
const choose = (id: string) =>
  act(async () =>
    root.render(
      <WebsiteProvider value={{ ...aWebsite(), embedPreviewUrl: url }}>
        <DraftProvider value={draft}>
          <EmbedOnPage id={id} page={page} scale={0.5} anchor="booking" />
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
const page = aPage()
const frame = () => place.querySelector('iframe')

test('[2.3.embed] the code of the chosen section runs over its place on the page, where it can reach nothing', async () => {
  const add = (code: string) => {
    const added = editsOf(draft).addSection('CodeEmbed', { before: null, values: { code } })
    return added?.ok ? added.value : ''
  }
  await choose(add('<b>Book a visit</b>'))
  expect(frame()?.src).toBe(url)
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-same-origin')
  const { top, left, width, height, scale } = frame()?.style ?? {}
  expect([top, left, width, height, scale]).toEqual(['50px', '20px', '600px', '400px', '0.5'])
  const told = vi.spyOn(frame()?.contentWindow as Window, 'postMessage').mockImplementation(() => undefined)
  const ready = { data: { embedReady: 1 }, source: frame()?.contentWindow ?? null }
  await act(async () => void window.dispatchEvent(new MessageEvent('message', ready)))
  await vi.waitFor(() => expect(told.mock.calls).toEqual([[{ embedCode: '<b>Book a visit</b>' }, '*']]))

  await choose(add(''))
  expect(frame()).toBeNull()
  const other = draft.view.sectionIds().find((id) => draft.view.section(id)?.type === 'Services')
  await choose(other ?? '')
  expect(frame()).toBeNull()
})
