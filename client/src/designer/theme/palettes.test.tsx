// @vitest-environment jsdom
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test, vi } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { SilentResizeObserver } from '../../ui/resize-observer.testing.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { LookPanel } from './look-panel.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
// What this one lacks of a browser.
vi.stubGlobal('ResizeObserver', SilentResizeObserver)

const { draft, close } = await openForEditing()
afterAll(close)

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-palette]')]
const pageIn = (tile: HTMLElement | undefined) =>
  [...(tile?.querySelectorAll('*') ?? [])].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
const chosen = () =>
  tiles().filter((tile) => tile.querySelector('button')?.getAttribute('aria-pressed') === 'true')

test('[2.theme] each palette is shown on the page’s own opening, with all of its words, and taken by a click', async () => {
  const opening = draft.view.content().sections.find(({ type }) => type === 'Introduction')
  const at = { in: 'section', section: opening?.id ?? '', field: 'heading' } as const
  editsOf(draft).setField(at, 'Leaks mended in Leeds')
  await act(async () =>
    createRoot(document.body.appendChild(document.createElement('div'))).render(
      <DraftProvider value={draft}>
        <CanvasPageProvider>
          <LookPanel />
        </CanvasPageProvider>
      </DraftProvider>,
    ),
  )
  expect(tiles()).toHaveLength(8)
  for (const tile of tiles())
    expect(pageIn(tile)?.querySelector('h1')?.textContent).toBe('Leaks mended in Leeds')
  const other = tiles().find((tile) => !chosen().includes(tile))
  await act(async () => other?.querySelector('button')?.click())
  expect(draft.view.theme().paletteId).toBe(other?.dataset.palette)
  expect(chosen()).toEqual([other])
  const ground = document.body.appendChild(document.createElement('i'))
  ground.style.background = resolveLook(draft.view.theme()).surfaces.plain.surface
  expect(other?.querySelector<HTMLElement>('div[style]')?.style.background).toBe(ground.style.background)
})
