// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { rootOf } from '@shingle/shared/draft/shape.ts'
import { enoughForToday, modelTooSlow } from '@shingle/shared/language-model/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { nothingChanged } from '@shingle/shared/word-help/problems.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { OpenDraft } from '../../replica/draft.ts'
import { loadingStatus } from '../../replica/draft-status.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { designerStore } from '../base/designer-store.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { WordHelp } from './word-help.tsx'

let root: Root
let place: HTMLElement
let problem: Problem
let asked: string[]
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  asked = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (String(address).endsWith('/language-model')) return Response.json({ isConnected: true })
    asked.push(JSON.parse(String(body)).change)
    // An answer of the server itself: what a gateway says is asked for again.
    return Response.json({ error: problem, ...problem }, { status: 422 })
  })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const blank = blankContent()
const introduction = blank.sections.find(({ type }) => type === 'Introduction')
const doc = new Y.Doc()
Y.applyUpdate(
  doc,
  seedDraft({
    ...blank,
    sections: blank.sections.map((section) =>
      section.type === 'Introduction'
        ? { ...section, body: richTextOf('We mend taps. We clear drains.') }
        : section,
    ),
  }),
)
const part = {
  ...{ view: createDraftView(doc).view, pictures: { sourceOf: () => undefined } },
  ...{ doc: () => doc, status: () => ({ ...loadingStatus, phase: 'edit', online: true }) },
  ...{ subscribe: () => () => undefined, undoManager: () => new Y.UndoManager(rootOf(doc)) },
}

const button = (words: string) =>
  [...place.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => (ariaLabel ?? textContent) === words,
  )
const press = (words: string) =>
  act(async () => {
    button(words)?.click()
    await new Promise((resolve) => setTimeout(resolve, 0))
  })

/** The bench of a text, whose change was asked for and came to nothing. */
const refusedBy = async (why: Problem) => {
  problem = why
  await act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        {/* What else a draft can do nobody asks here. */}
        <DraftProvider value={part as unknown as OpenDraft}>
          <CanvasPageProvider>
            <WordHelp at={{ in: 'section', section: introduction?.id ?? '', field: 'body' }} />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  await press('Rewrite')
  await act(() => vi.dynamicImportSettled())
  await vi.waitFor(() => expect(place.querySelector('h3')?.textContent).toBe(why.text), 10_000)
}

test('[2.words] that the model was too slow stays to be read, with a way to ask again', async () => {
  await refusedBy(modelTooSlow)
  expect(place.textContent).toContain('Your draft is as it was.')
  await press('Ask again')
  expect(asked).toEqual(['rewrite', 'rewrite'])
})

test('[2.words] where nothing changed three other things to ask stand there', async () => {
  await refusedBy(nothingChanged)
  await press('Ask: Say it friendlier')
  expect(asked).toEqual(['rewrite', 'friendlier'])
  await press('Open Ask for a change')
  expect(designerStore.getState().help).toEqual({ on: 'website' })
})

test('[2.words] where it is enough for today the first sentence alone is still to be had', async () => {
  await refusedBy(enoughForToday)
  await press('Keep the first sentence')
  expect(place.textContent).toContain('Use this')
})

test('[2.words] Escape closes the help alone: what it is of stays chosen', async () => {
  await refusedBy(nothingChanged)
  const heading = place.querySelector('h2') ?? expect.fail()
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  designerStore.setState({ help: { on: 'text', at: { in: 'section', section: 'x', field: 'body' } } })
  await act(async () => heading.dispatchEvent(pressed))
  expect([pressed.defaultPrevented, designerStore.getState().help]).toEqual([true, null])
})
