// @vitest-environment jsdom
import { isRecord } from '@shingle/shared/field/is-record.ts'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WaitingPicture, waitingReference } from '../../replica/pictures/waiting-picture.ts'
import { DraftProvider, useSection } from '../../replica/use-draft.ts'
import { Toasts } from '../../ui/toast.tsx'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { designerStore, openDialog, select } from '../base/designer-store.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { PictureTiles } from './picture-tiles.tsx'

const { draft, close } = await openForEditing()
const place = document.body.appendChild(document.createElement('div'))

const gallery = () => draft.view.content().sections.find(({ type }) => type === 'Gallery')?.id ?? ''
const items = (): readonly { id: string; caption: string }[] => {
  const values: unknown = draft.view.section(gallery())
  return isRecord(values) && Array.isArray(values.items) ? values.items : []
}
const captions = () => items().map(({ caption }) => caption)

const List = () => {
  const section = useSection(gallery())
  const pictures = { section: gallery(), list: 'items', field: 'image' }
  return section ? <PictureTiles section={section} pictures={pictures} /> : null
}

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
Reflect.set(window, 'matchMedia', () => ({ matches: true }))
let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  const { addItem, removeItems } = editsOf(draft)
  const to = { section: gallery(), list: 'items' }
  removeItems(
    to,
    items().map(({ id }) => id),
  )
  const image = { ...plainImage, provider: 'Artwork', reference: 'plumbing/0' } as const
  for (const caption of ['oak', 'ash', 'elm']) addItem(to, { values: { caption, image } })
  select({ section: gallery() })
  openDialog(null)
  root = createRoot(place)
  await show()
})
afterEach(() => act(async () => root.unmount()))
afterAll(close)

const show = (shown = draft) =>
  act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={shown}>
          <CanvasPageProvider>
            <Toasts />
            <List />
          </CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
const buttons = () => [...document.querySelectorAll('button')]
const button = (words: string) => buttons().find(({ textContent }) => textContent === words)
const tap = (words: string) => act(async () => button(words)?.click())
const sheet = () => place.querySelector('[role=dialog]')
const commands = () => [...(sheet()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
const pressEscape = () =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      ),
  )

describe('[ruling 12] the pictures of a list on a phone', () => {
  it('stand as tiles named by their words, after the camera', () => {
    const named = buttons().map(({ textContent }) => textContent)
    expect(named.slice(named.indexOf('Take a photo'), named.indexOf('elm') + 1)).toEqual([
      ...['Take a photo', 'oak', 'ash', 'elm'],
    ])
    expect(named.filter((words) => words === 'Take a photo')).toHaveLength(1)
  })

  it('show at the bottom what can be done with the one that is tapped, and the focus goes there and back', async () => {
    await tap('ash')
    expect(button('ash')?.getAttribute('aria-expanded')).toBe('true')
    expect(sheet()?.querySelector('h2')?.textContent).toBe('ash')
    expect(commands()).toEqual([
      ...['Replace', 'Words for those who cannot see it', 'Caption', 'Move to the front', 'Remove'],
    ])
    expect(document.activeElement?.textContent).toBe('Replace')
    await pressEscape()
    expect(sheet()).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(button('ash')))
  })

  it('take another one’s commands, none when it is tapped again, and none once something else is done', async () => {
    await tap('ash')
    await tap('oak')
    expect(sheet()?.querySelector('h2')?.textContent).toBe('oak')
    expect(commands()).not.toContain('Move to the front')
    await tap('oak')
    expect(sheet()).toBeNull()
    await tap('elm')
    await tap('Choose several')
    expect(sheet()).toBeNull()
    await tap('ash')
    expect(sheet()).toBeNull()
    expect(place.querySelector<HTMLInputElement>('[aria-label="Choose ash"]')?.checked).toBe(true)
  })

  it('move to the front, and the focus goes along', async () => {
    await tap('elm')
    await tap('Move to the front')
    expect(captions()).toEqual(['elm', 'oak', 'ash'])
    await vi.waitFor(() => expect(document.activeElement).toBe(button('elm')))
  })

  it('are removed with a way to undo it, and the focus goes to the next', async () => {
    await tap('oak')
    await tap('Remove')
    expect(captions()).toEqual(['ash', 'elm'])
    await act(() => vi.waitFor(() => expect(document.activeElement).toBe(button('ash'))))
    expect(document.body.textContent).toContain('oak removed')
    await tap('Undo')
    expect(captions()).toEqual(['oak', 'ash', 'elm'])
  })

  it('are replaced and described in the dialog of pictures, and captioned in their own form', async () => {
    const at = { in: 'item', section: gallery(), list: 'items', item: items()[1]?.id, field: 'image' }
    await tap('ash')
    await tap('Replace')
    expect(designerStore.getState().dialog).toEqual({ name: 'image', at })
    expect([sheet(), document.activeElement]).toEqual([null, button('ash')])
    await tap('ash')
    await tap('Words for those who cannot see it')
    expect(designerStore.getState().dialog).toEqual({ name: 'image', at, typing: 'alt' })
    await tap('ash')
    await tap('Caption')
    expect(designerStore.getState().selection?.item).toEqual({ list: 'items', item: at.item })
  })

  it('that wait for the line say so, with the name and the size of the file, and what none describes says that', async () => {
    const image = { ...plainImage, provider: 'Custom', reference: waitingReference('kiln') } as const
    const { setField } = editsOf(draft)
    const at = { in: 'item', section: gallery(), list: 'items', item: items()[0]?.id ?? '' } as const
    await act(async () => setField({ ...at, field: 'caption' }, ''))
    expect(button('Picture 1, without alt text')).toBeDefined()
    const waiting: readonly WaitingPicture[] = [{ at: { ...at, field: 'image' }, image }]
    const file = new File([new Uint8Array(3_250_000)], 'IMG_2291.jpg')
    const section = draft.view.section(gallery())
    const shown = isRecord(section) && {
      ...section,
      items: items().map((item) => (item.id === at.item ? { ...item, image } : item)),
    }
    await show({
      ...draft,
      view: {
        ...draft.view,
        section: (id) => (id === gallery() && shown ? (shown as typeof section) : draft.view.section(id)),
      },
      pictures: { ...draft.pictures, waiting: () => waiting, fileOf: () => file },
      status: offline,
    })
    expect(button('Waits for signalIMG 2291, 3.1 MB')).toBeDefined()
  })
})

const offlineStatus = { ...draft.status(), online: false, phase: 'edit-offline' as const }
const offline = () => offlineStatus
