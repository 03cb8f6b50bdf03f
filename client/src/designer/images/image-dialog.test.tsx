// @vitest-environment jsdom
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { Toasts } from '../../ui/toast.tsx'
import { aPublishedWebsite } from '../../website/website-entry.testing.ts'
import { designerStore, openDialog } from '../base/designer-store.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { ImageDialog } from './image-dialog.tsx'

const { draft, close } = await openForEditing()
let root: Root
/** Ends the loading of the photo, which this browser cannot show then, so that its page turns it. */
let endLoading: () => void
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterAll(close)
beforeEach(() => {
  const loading = new Promise<never>((_, reject) => (endLoading = () => reject(new Error('unreadable'))))
  loading.catch(() => undefined)
  vi.stubGlobal(
    'Image',
    class {
      decode = () => loading
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  vi.spyOn(console, 'error').mockReturnValue()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  editsOf(draft).setField(at(), turned)
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const turned = {
  ...plainImage,
  ...{ provider: 'Custom' as const, reference: `${'a'.repeat(64)}.webp`, rotation: 10, alt: 'A tap' },
}
const opening = () => {
  const section = draft.view.content().sections.find(({ type }) => type === 'Introduction')
  if (section?.type !== 'Introduction') throw new Error('There is no opening')
  return section
}
const at = () => ({ in: 'section', section: opening().id, field: 'image' }) as const
const press = (words: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
  )
const dialog = () => designerStore.getState().dialog

/** Opens a turned photo, gives it other words, and has it used. */
const use = async (of: OpenDraft = draft) => {
  openDialog({ name: 'image', at: at() })
  await act(async () =>
    root.render(
      <WebsiteProvider value={aPublishedWebsite()}>
        <DraftProvider value={of}>
          <CanvasPageProvider>
            <Toasts />
            <ImageDialog at={at()} />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
  const alt = [...document.querySelectorAll('input')].find(({ value }) => value === turned.alt)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(alt, 'A sink')
    alt?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Use image')
}
const load = () => act(async () => endLoading())

describe('[3.images] a picture whose file takes long to come once it is to be used', () => {
  it('stands in its place when that has come, and the dialog closes', async () => {
    await use()
    expect([opening().image?.alt, dialog()?.name]).toEqual(['A tap', 'image'])
    await load()
    await vi.waitFor(() => expect(opening().image?.alt).toBe('A sink'))
    expect(dialog()).toBeNull()
  })

  it.each([
    ['Cancel', 'A tap'],
    ['Remove', undefined],
  ])('is put nowhere after %s, and closes no other dialog', async (way, alt) => {
    await use()
    await press(way)
    expect(dialog()).toBeNull()
    await act(async () => openDialog({ name: 'publish' }))
    await load()
    await new Promise((resolve) => setTimeout(resolve))
    expect([opening().image?.alt, dialog()?.name]).toEqual([alt, 'publish'])
  })

  it('is put nowhere once its dialog is gone', async () => {
    await use()
    await act(async () => root.render(null))
    await load()
    await new Promise((resolve) => setTimeout(resolve))
    expect(opening().image?.alt).toBe('A tap')
  })

  it('is said not to be there where somebody else took edit control meanwhile, and stays chosen', async () => {
    let isLost = false
    const lost: OpenDraft['status'] = () => ({ ...draft.status(), phase: 'view' })
    await use({ ...draft, status: () => (isLost ? lost() : draft.status()) })
    isLost = true
    await load()
    await vi.waitFor(() => expect(document.body.textContent).toContain('you no longer have edit control'))
    expect([opening().image?.alt, dialog()?.name]).toEqual(['A tap', 'image'])
  })
})
