// @vitest-environment jsdom
import { listsOf } from '@shingle/shared/draft/without-blank-items.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import type { ItemPlace } from '../base/designer-store.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { useLeftBlank } from './use-left-blank.ts'

const { draft, close } = await openForEditing()
const edits = editsOf(draft)
const services = draft.view.content().sections.find(({ type }) => type === 'Services')?.id ?? ''
const list = { section: services, list: 'items' }

const items = () => {
  const section = draft.view.section(services)
  return section ? listsOf(section).flatMap((one) => one.items.map(({ id }) => id)) : []
}

const Opened = ({ item }: { item: ItemPlace | undefined }) => {
  useLeftBlank(services, item)
  return null
}

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
let root: Root
beforeEach(() => {
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(async () => root.unmount()))
afterAll(close)

const open = (item?: string) =>
  act(async () =>
    root.render(
      <DraftProvider value={draft}>
        <Opened item={item === undefined ? undefined : { list: 'items', item }} />
      </DraftProvider>,
    ),
  )

/** Adds a service, as a person does in the open section, and opens it. */
const add = async (): Promise<string> => {
  const added = edits.addItem(list)
  if (!added?.ok) throw new Error('No service could be added')
  await open(added.value)
  return added.value
}

const write = (item: string, words: string) =>
  edits.setField({ in: 'item', ...list, item, field: 'heading' }, words)

describe('[ruling 12] a service that was added on a phone', () => {
  it('goes again when it is left blank, for the list or for another screen', async () => {
    const before = items()
    await open()
    await add()
    expect(items()).toHaveLength(before.length + 1)
    await open()
    expect(items()).toEqual(before)
    await add()
    await act(async () => root.unmount())
    expect(items()).toEqual(before)
    root = createRoot(document.createElement('div'))
  })

  it('stays with anything in it, be it opened again', async () => {
    await open()
    const item = await add()
    write(item, 'Sash windows')
    await open()
    await open(item)
    await open()
    expect(items()).toContain(item)
  })

  it('that was there before stays, with nothing in it too', async () => {
    const blank = edits.addItem(list)
    const [first = ''] = items()
    const before = items()
    await open(blank?.ok ? blank.value : '')
    await open(first)
    write(first, '')
    await open()
    expect(items()).toEqual(before)
  })
})
