import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { addItem } from '@shingle/shared/draft/edits/items.ts'
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createDraftView, type DraftView } from './draft-view.ts'

const aDraft = () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  return { doc, ...createDraftView(doc) }
}

/** Every value a view holds, by name. */
const parts = (view: DraftView): Map<string, unknown> =>
  new Map<string, unknown>([
    ['ids', view.sectionIds()],
    ['theme', view.theme()],
    ['settings', view.settings()],
    ['business', view.business()],
    ...view.sectionIds().map((id): [string, unknown] => [id, view.section(id)]),
  ])

/** The names of what is another object after `change`. */
const replacedBy = (view: DraftView, change: () => void): string[] => {
  const before = parts(view)
  change()
  const after = parts(view)
  return [...after].flatMap(([name, value]) => (before.get(name) === value ? [] : [name]))
}

describe('[draft] the view', () => {
  it('shows what the document holds', () => {
    const { doc, view } = aDraft()
    expect(view.content()).toEqual(materialise(doc))
    expect(view.content()).toBe(view.content())
  })

  it.each<[string, string[], (doc: Y.Doc) => unknown]>([
    [
      'a field of one section',
      ['introduction'],
      (doc) => setField(doc, { in: 'section', section: 'introduction', field: 'heading' }, 'Hello'),
    ],
    ['an item of one section', ['services'], (doc) => addItem(doc, { section: 'services', list: 'items' })],
    ['a setting', ['settings'], (doc) => setField(doc, { in: 'settings', field: 'pageTitle' }, 'Hello')],
    ['the place of a section', ['ids'], (doc) => moveSection(doc, 'gallery', 'services')],
  ])('replaces nothing but what changed: %s', (_, replaced, change) => {
    const { doc, view } = aDraft()
    expect(replacedBy(view, () => change(doc))).toEqual(replaced)
    expect(view.content()).toEqual(materialise(doc))
  })

  it('tells its listeners once for each edit, and goes on with another document', () => {
    const { doc, view, show } = aDraft()
    let told = 0
    const stop = view.subscribe(() => {
      told += 1
    })
    setField(doc, { in: 'settings', field: 'pageTitle' }, 'one')
    expect(told).toBe(1)
    const next = new Y.Doc()
    Y.applyUpdate(next, seedDraft(blankContent()))
    show(next)
    setField(doc, { in: 'settings', field: 'pageTitle' }, 'nobody looks')
    expect([told, view.settings().pageTitle]).toEqual([2, ''])
    stop()
    setField(next, { in: 'settings', field: 'pageTitle' }, 'unheard')
    expect(told).toBe(2)
  })
})
