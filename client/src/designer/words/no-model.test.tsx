// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { rootOf } from '@shingle/shared/draft/shape.ts'
import type { FoundItem } from '@shingle/shared/import/found.ts'
import { nothingChosen } from '@shingle/shared/import/take-ticked.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { importStore } from '../../import/import-store.ts'
import { OneText } from '../../import/one-text.tsx'
import type { OpenDraft } from '../../replica/draft.ts'
import { loadingStatus } from '../../replica/draft-status.ts'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { AskPanel } from './ask-panel.tsx'
import { WordHelp } from './word-help.tsx'

const asked: string[] = []
let root: Root
let place: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ isConnected: false })
  })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const content = blankContent()
const doc = new Y.Doc()
Y.applyUpdate(doc, seedDraft(content))
const status = { ...loadingStatus, phase: 'edit' as const, online: true }
const part = {
  ...{ view: createDraftView(doc).view, pictures: { sourceOf: () => undefined } },
  ...{ doc: () => doc, status: () => status, subscribe: () => () => undefined },
  undoManager: () => new Y.UndoManager(rootOf(doc)),
}
// What else a draft can do nobody asks here.
const draft = part as unknown as OpenDraft

const show = (what: ReactNode) =>
  act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={draft}>
          <CanvasPageProvider>{what}</CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
const buttons = () =>
  [...place.querySelectorAll('button')].map(({ textContent, ariaLabel }) => textContent || ariaLabel)

test('[2.words] without a model the panel of a change says so before anybody writes a wish', async () => {
  await show(<AskPanel section={undefined} />)
  expect(place.querySelector('h3')?.textContent).toBe('No model connected')
  expect([place.querySelector('textarea'), buttons()]).toEqual([null, ['Close', 'Show']])
  expect(place.textContent).toContain('Forms, labels and calls in seven languages')
  expect(asked).toEqual(['/api/language-model'])
})

test('[2.words] without a model help with a text offers what needs none, and nothing else', async () => {
  const section = content.sections.find(({ type }) => type === 'Introduction')
  const at = { in: 'section' as const, section: section?.id ?? '', field: 'body' }
  await show(<WordHelp at={at} />)
  expect(place.querySelector('h3')?.textContent).toBe('No model connected')
  expect(buttons().filter((name) => /Rewrite|Friendlier|Translate|Again/.test(name ?? ''))).toEqual([])
  expect(place.textContent).not.toContain('Nothing is changed until you use it')
})

test('[1.import] without a model texts that have no room are told of, and nobody is offered to have them put into one', async () => {
  importStore.setState({ importId: 'import' })
  const texts = ['1', '2'].map(
    (id): FoundItem => ({
      ...{ kind: 'text', id, ticked: true },
      choices: [{ value: `We mend ${id} taps. `.repeat(60), source: 'Home' }],
    }),
  )
  const found = { items: texts, reviews: 0, characters: 2000 }
  await show(<OneText found={found} choosing={nothingChosen} />)
  expect(place.textContent).toContain('Not all of them have room. What has room goes along as it is')
  expect(buttons()).toEqual([])
})
