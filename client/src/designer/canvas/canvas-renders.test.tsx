// @vitest-environment jsdom
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { addItem } from '@shingle/shared/draft/edits/items.ts'
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import type { PageParts } from '@shingle/shared/page/page-parts.ts'
import { siteStrings } from '@shingle/shared/page/strings/by-language.ts'
import { PagePartsProvider } from '@shingle/shared/page/use-page-parts.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { act, memo, type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { placeAt } from '../../app/place.ts'
import { PlaceProvider } from '../../app/use-place.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { type SyncProcess, startSync } from '../../replica/fixtures/sync-process.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { fetchEdits, useCanEdit } from '../base/draft/editing.ts'
import { CanvasPageProvider, usePicture, useTextWriting } from '../base/page/page-provider.tsx'
import { CanvasBody } from './canvas-body.tsx'
import { renderCounts } from './render-count.ts'

/** Enough to make twenty sections of whatever a new draft has. */
const more: readonly SectionType[] = [
  ...(['QuoteBanner', 'ImageBanner', 'Video', 'CodeEmbed'] as const).flatMap((type) => [type, type, type]),
  ...(['Team', 'Logos', 'Services', 'Gallery', 'Introduction', 'CustomerReviews', 'Contact'] as const),
]

let inspected = 0
/** What every field of the inspector, every text and every picture on the page asks. */
const Inspected = memo(function Inspected() {
  useTextWriting()
  usePicture()
  useCanEdit()
  inspected += 1
  return null
})

let showPreview: (isShown: boolean) => void
/** The address, which names the mode. */
const Address = ({ children }: { children: ReactNode }) => {
  const [isPreview, setPreview] = useState(false)
  showPreview = setPreview
  const place = placeAt(isPreview ? '/designer?mode=preview' : '/designer', window.location.href)
  return <PlaceProvider value={place}>{children}</PlaceProvider>
}

let bringParts: (parts: PageParts) => void
/** The parts of a page that come apart, as late as a test brings them. */
const Parts = ({ children }: { children: ReactNode }) => {
  const [parts, setParts] = useState<PageParts | null>(null)
  bringParts = setParts
  return <PagePartsProvider value={parts}>{children}</PagePartsProvider>
}

let sync: SyncProcess
let draft: OpenDraft
beforeAll(async () => {
  await fetchEdits()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sync = await startSync()
  draft = await sync.open(await sync.createDraft(), 'ada')
  await until(() => draft.status().phase === 'edit')
  for (const type of more) if (draft.view.sectionIds().length < 20) addSection(draft.doc(), type)
  const page = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(page).render(
      <Address>
        <DraftProvider value={draft}>
          <Parts>
            <CanvasPageProvider>
              <CanvasBody onSite={() => undefined} />
              <Inspected />
            </CanvasPageProvider>
          </Parts>
        </DraftProvider>
      </Address>,
    ),
  )
  // The hand that draws artwork arrives after the page, and every picture with it.
  await act(async () => {
    await import('@shingle/shared/page/artwork-picture.ts')
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
})
afterAll(async () => {
  await draft.close()
  await sync.kill()
})

let before: ReadonlyMap<string, number>
beforeEach(() => {
  before = renderCounts()
})

/** The sections that were rendered since the test began, and how often. */
const rendered = (): Record<string, number> =>
  Object.fromEntries(
    [...renderCounts()].flatMap(([id, count]) => {
      const times = count - (before.get(id) ?? 0)
      return times === 0 ? [] : [[draft.view.section(id)?.type ?? id, times]]
    }),
  )
const idOf = (type: SectionType, at = 0) =>
  draft.view.sectionIds().filter((id) => draft.view.section(id)?.type === type)[at] ?? ''
const shownOrder = () =>
  [...document.querySelectorAll('.site .section')].map((section) => section.className.split(' ')[1])

test('[8.designer] the page stands with twenty sections, each rendered', () => {
  expect(draft.view.sectionIds()).toHaveLength(20)
  expect(renderCounts().size).toBe(20)
})

test('[8.designer] a keystroke renders the one section that is written in', async () => {
  for (const primary of ['W', 'We', 'We m']) {
    await act(async () => {
      setField(draft.doc(), { in: 'section', section: idOf('QuoteBanner'), field: 'primary' }, primary)
    })
  }
  expect(rendered()).toEqual({ QuoteBanner: 3 })
})

const move = async (type: SectionType, at: number, before: SectionType) => {
  const shown = shownOrder()
  await act(async () => {
    moveSection(draft.doc(), idOf(type, at), idOf(before))
  })
  expect(shownOrder()).not.toEqual(shown)
}

test('[8.designer] moving a section renders none, no text in them and no field of another', async () => {
  const fields = inspected
  await move('ImageBanner', 2, 'CodeEmbed')
  expect(rendered()).toEqual({})
  expect(inspected).toBe(fields)
})

test('[2.designer] a preview keeps the page: its sections and pictures stay, without handles, and come back with them', async () => {
  const kept = () => [...document.querySelectorAll('.site .section, .site .section img')]
  const handles = () =>
    document.querySelectorAll('.site :is([data-text], [data-rich], [data-picture])').length
  const [before, handled] = [kept(), handles()]
  expect(handled).toBeGreaterThan(0)
  await act(async () => showPreview(true))
  const shown = kept()
  // Visitors get no empty section and no sample.
  expect(shown.length).toBeGreaterThan(2)
  expect(shown.filter((element) => !before.includes(element))).toEqual([])
  expect(handles()).toBe(0)
  await act(async () => showPreview(false))
  expect(handles()).toBe(handled)
  expect(kept().filter((element) => shown.includes(element))).toEqual(shown)
})

test('[3.gallery] a picture whose caption says what it shows can be clicked as every other, the ground of a section not', async () => {
  const section = idOf('Gallery')
  const image = artworkImage('florist', 0, 'A bouquet')
  await act(async () => {
    const item = addItem(draft.doc(), { section, list: 'items' })
    if (!item.ok) throw new Error('no room in the gallery')
    const at = { in: 'item', section, list: 'items', item: item.value } as const
    setField(draft.doc(), { ...at, field: 'image' }, image)
    setField(draft.doc(), { ...at, field: 'caption' }, 'A bouquet')
    setField(draft.doc(), { in: 'section', section, field: 'background' }, image)
  })
  const gallery = document.querySelector('.site .section-gallery')
  const pictures = [...(gallery?.querySelectorAll<HTMLElement>('figure .picture') ?? [])]
  expect(pictures.length).toBeGreaterThan(0)
  expect(pictures.filter(({ dataset }) => dataset.picture === undefined)).toEqual([])
  const ground = gallery?.querySelector<HTMLElement>('.section-background')
  expect(ground?.dataset.picture).toBeUndefined()
  expect(ground).not.toBeNull()
})

test('[8.designer] an edit on its way to the account, and its arrival there, render nothing that can be written in', async () => {
  const fields = inspected
  const places: string[] = []
  const forget = draft.subscribe(() => void places.push(draft.status().save))
  await act(async () => {
    setField(draft.doc(), { in: 'section', section: idOf('QuoteBanner'), field: 'primary' }, 'We mend')
    await until(() => places.includes('account'))
  })
  forget()
  expect(inspected).toBe(fields)
})

test('[8.designer] where the header lists a section, moving it renders the header alone', async () => {
  await move('Team', 0, 'QuoteBanner')
  expect(Object.keys(rendered())).toEqual(['Header'])
})

test('[8.designer] the fixed words of another language stand on the canvas as soon as they have come', async () => {
  const { pageParts } = await import('@shingle/shared/page/page-parts.ts')
  await act(async () => {
    setField(draft.doc(), { in: 'settings', field: 'language' }, 'french')
  })
  expect(document.body.textContent).toContain(siteStrings('english').report)
  await act(async () => {
    bringParts(pageParts)
    // Their icons and editors come after them.
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(document.body.textContent).toContain(siteStrings('french').report)
  expect(document.body.textContent).not.toContain(siteStrings('english').report)
})
