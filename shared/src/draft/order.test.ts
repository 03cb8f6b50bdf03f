import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { blankContent } from './blank-content.ts'
import { addSection } from './edits/add-section.ts'
import { addItem, moveItem } from './edits/items.ts'
import { moveSection, stepSection } from './edits/move-section.ts'
import { inOrder } from './in-order.ts'
import { sectionIds } from './materialise.ts'
import { isOrder } from './order.ts'
import { seedDraft } from './seed.ts'
import { listOf, sectionOf, sectionsOf } from './shape.ts'
import { isTidySection } from './stray-keys.ts'

const open = () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  return doc
}

const isTidy = (doc: Y.Doc): boolean => sectionIds(doc).every((id) => isTidySection(doc, id))

/** Orders that no device makes by itself, but that a draft may hold from before they were looked at. */
const hostile: readonly [string, unknown][] = [
  ['no key at all', '!!!'],
  ['nothing', ''],
  ['no place', undefined],
  ['a number', 7],
  ['a key that is cut off', 'z0'],
  ['the smallest key there is, which nothing can precede', 'A00000000000000000000000000'],
  ['a key with a trailing zero', 'a10'],
  ['a key of foreign letters', 'aé'],
]

describe('[3] the order of sections and items', () => {
  test.each(hostile)('[3] %s is no order', (_, order) => {
    expect(isOrder(order)).toBe(false)
  })

  test.each(hostile)(
    '[3] a draft whose footer stands at %s still takes new sections and moves, and is whole again',
    (_, order) => {
      const doc = open()
      sectionOf(doc, 'footer')?.set('order', order)
      const added = addSection(doc, 'Team')
      expect(added.ok).toBe(true)
      expect(isTidy(doc)).toBe(true)
      expect(moveSection(doc, 'contact', 'introduction')).toBe(true)
      expect(stepSection(doc, 'contact', 'down')).toBe(true)
      expect(sectionIds(doc).at(-1)).toBe('footer')
    },
  )

  test.each(hostile)('[3] a list with an item at %s still takes new items and moves', (_, order) => {
    const doc = open()
    const list = { section: 'services', list: 'items' }
    const [one, two] = [addItem(doc, list), addItem(doc, list)]
    if (!one.ok || !two.ok) throw new Error('items were refused')
    const items = listOf(doc, 'services', 'items')
    const stored = items?.get(one.value)
    if (stored instanceof Y.Map) stored.set('order', order)
    expect(isTidy(doc)).toBe(false)
    expect(addItem(doc, list).ok).toBe(true)
    expect(isTidy(doc)).toBe(true)
    moveItem(doc, { ...list, item: two.value }, one.value)
    const ids = items ? inOrder(items).map(({ id }) => id) : []
    expect(ids.indexOf(two.value)).toBe(ids.indexOf(one.value) - 1)
  })

  test('[3] however often something is put at one place, there is room for more', () => {
    const doc = open()
    for (let round = 0; round < 400; round += 1)
      moveSection(doc, round % 2 === 0 ? 'contact' : 'introduction', 'gallery')
    const sections = sectionsOf(doc)
    expect(sections && inOrder(sections).every(({ order }) => isOrder(order))).toBe(true)
    expect(sectionIds(doc).slice(-1)).toEqual(['footer'])
  })
})
