// @vitest-environment jsdom
import { isRecord } from '@shingle/shared/field/is-record.ts'
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { galleryFields } from '@shingle/shared/sections/gallery/fields.ts'
import { act } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type WaitingPicture, waitingReference } from '../../replica/pictures/waiting-picture.ts'
import { DraftProvider, useSection } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { editsOf } from '../base/draft/editing.ts'
import type { EntryOfKind } from '../base/draft/field-entry.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { ItemsControl } from './items-control.tsx'
import { usePickedItems } from './use-picked-items.ts'

const { draft, close } = await openForEditing()
const place = document.body.appendChild(document.createElement('div'))

const gallery = () => draft.view.content().sections.find(({ type }) => type === 'Gallery')?.id ?? ''
const items = (): readonly { id: string; caption: string }[] => {
  const values: unknown = draft.view.section(gallery())
  return isRecord(values) && Array.isArray(values.items) ? values.items : []
}
const captions = () =>
  items()
    .map(({ caption }) => caption)
    .join(' ')

const useEntry = (): EntryOfKind<'items'> => {
  const section = useSection(gallery())
  const value = section?.type === 'Gallery' ? section.items : []
  return { name: 'items', kind: 'items', field: galleryFields.items, value }
}
const List = () => <ItemsControl entry={useEntry()} section={gallery()} />

/** A dialog that the list has opened: its child to React, and elsewhere on the page. */
const Dialog = () => {
  const picked = usePickedItems(useEntry(), gallery())
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a list
    <div onKeyDown={picked.keys}>
      <button type="button" onClick={(event) => picked.takes(event, items()[0]?.id ?? '')} />
      {createPortal(<input aria-label="In a dialog" />, document.body)}
    </div>
  )
}

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
Reflect.set(window, 'matchMedia', () => ({ matches: false }))
afterEach(() => act(async () => root.unmount()))
afterAll(close)

let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  const { addItem, removeItems } = editsOf(draft)
  const to = { section: gallery(), list: 'items' }
  removeItems(
    to,
    items().map(({ id }) => id),
  )
  for (const caption of ['oak', 'ash', 'elm', 'yew']) addItem(to, { values: { caption } })
  root = createRoot(place)
  await show(<List />)
})

const show = (what: React.ReactNode, shown = draft) =>
  act(async () =>
    root.render(
      <WebsiteProvider value={aWebsite()}>
        <DraftProvider value={shown}>
          <CanvasPageProvider>{what}</CanvasPageProvider>
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )
const row = (at: number) => place.querySelectorAll<HTMLElement>('[data-row-of]')[at]
const click = (at: number, keys: MouseEventInit = {}) =>
  act(async () => void row(at)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...keys })))
const press = (key: string, keys: KeyboardEventInit = {}, on: Element | null | undefined = row(0)) =>
  act(async () => void on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...keys })))
const tool = (name: string) => place.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)
const use = (name: string) => act(async () => tool(name)?.click())
const undone = () => act(async () => draft.undo.undo())
const status = () => place.querySelector('[role=status]')?.textContent

describe('[8.designer] several items of a list', () => {
  it('are picked by Ctrl and Shift and deleted by a key, one step of undo, and the focus goes to the next', async () => {
    await click(0, { ctrlKey: true })
    await click(2, { shiftKey: true })
    await click(1, { metaKey: true })
    expect(status()).toBe('2 chosen')
    await press('Delete')
    expect([captions(), status()]).toEqual(['ash yew', undefined])
    await vi.waitFor(() => expect(document.activeElement).toBe(row(0)))
    await undone()
    expect(captions()).toBe('oak ash elm yew')
  })

  it('are picked by boxes to tick and moved to the top or the bottom in their order', async () => {
    await act(async () => place.querySelector<HTMLElement>('[aria-pressed]')?.click())
    const boxes = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    for (const box of [boxes[3], boxes[1]]) await act(async () => box?.click())
    await use('Move to top')
    expect(captions()).toBe('ash yew oak elm')
    await use('Move to bottom')
    expect([captions(), status()]).toEqual(['oak elm ash yew', '2 chosen'])
    await undone()
    await undone()
    expect(captions()).toBe('oak ash elm yew')
  })

  it('are all picked by Ctrl A and duplicated as far as there is room, one step of undo', async () => {
    await press('a', { ctrlKey: true })
    await use('Duplicate')
    expect([captions(), status()]).toEqual(['oak oak ash ash elm elm yew yew', '4 chosen'])
    await use('Duplicate')
    expect(items()).toHaveLength(galleryFields.items.maximum)
    expect(tool('Duplicate (at most 10)')?.disabled).toBe(true)
    await undone()
    await undone()
    expect(captions()).toBe('oak ash elm yew')
  })

  it('are duplicated with the photos that wait for their upload', async () => {
    const at = { in: 'item', section: gallery(), list: 'items', field: 'image' } as const
    const image = { ...plainImage, provider: 'Custom', reference: waitingReference('kiln') } as const
    let waiting: readonly WaitingPicture[] = [{ at: { ...at, item: items()[1]?.id ?? '' }, image }]
    const change: typeof draft.pictures.change = (edit, wanted) => {
      const result = edit()
      waiting = wanted(result)
      return result
    }
    const pictures = { ...draft.pictures, waiting: () => waiting, change }
    await show(<List />, { ...draft, pictures })
    await press('a', { ctrlKey: true })
    await use('Duplicate')
    expect(waiting.map((picture) => picture.at)).toEqual(
      [items()[2], items()[3]].map((item) => ({ ...at, item: item?.id })),
    )
  })

  it('are picked no more after Escape or Choose none, and the focus stays in the list', async () => {
    await click(2, { ctrlKey: true })
    await use('Choose none')
    await vi.waitFor(() => expect(document.activeElement).toBe(row(2)))
    await click(1, { ctrlKey: true })
    await press('Escape')
    expect(status()).toBeUndefined()
    // With nothing picked, the keys are the designer's.
    await press('Delete')
    expect(captions()).toBe('oak ash elm yew')
  })

  it('are left alone by the keys of a dialog that was opened from the list', async () => {
    await show(<Dialog />)
    await act(
      async () =>
        void place
          .querySelector('button')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })),
    )
    const input = document.querySelector('[aria-label="In a dialog"]')
    await press('Delete', {}, input)
    expect(captions()).toBe('oak ash elm yew')
    await press('Delete', {}, place.querySelector('button'))
    expect(captions()).toBe('ash elm yew')
  })
})
