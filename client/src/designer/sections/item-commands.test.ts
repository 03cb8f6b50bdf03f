// @vitest-environment jsdom
import { isRecord } from '@shingle/shared/field/is-record.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { designerStore, select } from '../base/designer-store.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { copyChosen, cutChosen, duplicateChosen, pasteItem, removeChosen } from './item-commands.ts'

const { draft, close } = await openForEditing()
afterAll(close)

const gallery = () => draft.view.content().sections.find(({ type }) => type === 'Gallery')?.id ?? ''
const items = () => {
  const values: unknown = draft.view.section(gallery())
  const list = isRecord(values) && Array.isArray(values.items) ? values.items : []
  return list.map(({ id, caption }: { id: string; caption: string }) => ({ id, caption }))
}
const captions = () => items().map(({ caption }) => caption)
const item = (caption: string) => ({
  ...{ section: gallery(), list: 'items' },
  item: items().find((found) => found.caption === caption)?.id ?? '',
})
const chosen = () => designerStore.getState().selection?.item?.item

beforeEach(() => {
  localStorage.clear()
  const { addItem, removeItem } = editsOf(draft)
  const section = gallery()
  for (const { id } of items()) removeItem({ section, list: 'items', item: id })
  for (const caption of ['oak', 'ash', 'elm']) addItem({ section, list: 'items' }, { values: { caption } })
  select({ section, item: { list: 'items', item: item('ash').item } })
})

describe('[2.designer] the keys of a chosen item', () => {
  it('duplicate it and not its section, and choose the copy', () => {
    duplicateChosen(draft, item('ash'))
    expect(captions()).toEqual(['oak', 'ash', 'ash', 'elm'])
    expect(chosen()).toBe(items()[2]?.id)
  })

  it('delete it, one step of undo, and keep its section chosen', () => {
    removeChosen(draft, item('ash'))
    expect(captions()).toEqual(['oak', 'elm'])
    expect(designerStore.getState().selection).toEqual({ section: gallery() })
    draft.undo.undo()
    expect(captions()).toEqual(['oak', 'ash', 'elm'])
  })

  it('copy or cut it, and paste it after the chosen one or at the end', () => {
    const website = { draft, draftId: 'here' }
    copyChosen(website, item('elm'))
    pasteItem(website, gallery(), item('oak').item)
    expect(captions()).toEqual(['oak', 'elm', 'ash', 'elm'])
    expect(chosen()).toBe(items()[1]?.id)
    cutChosen(website, item('oak'))
    expect(captions()).toEqual(['elm', 'ash', 'elm'])
    pasteItem(website, gallery())
    expect(captions()).toEqual(['elm', 'ash', 'elm', 'oak'])
  })

  it('paste no more than the list may hold, and into no section of another type', () => {
    const website = { draft, draftId: 'here' }
    copyChosen(website, item('elm'))
    for (let count = 0; count < 12; count += 1) pasteItem(website, gallery())
    expect(captions()).toHaveLength(10)
    const services = draft.view.content().sections.find(({ type }) => type === 'Services')?.id ?? ''
    const before = draft.view.section(services)
    pasteItem(website, services)
    pasteItem(website, undefined)
    expect(draft.view.section(services)).toEqual(before)
  })
})
