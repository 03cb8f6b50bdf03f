import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { richTextOf } from '../rich-text/rich-text.ts'
import { sidePageLimits } from '../side-page/side-page.ts'
import { blankContent } from './blank-content.ts'
import { changesBetween } from './changes.ts'
import { differences } from './differences.ts'
import { Edit } from './edits/edit.ts'
import { addPage, followPage, openPages, ownPage, removePage } from './edits/pages.ts'
import { restoreContent } from './edits/restore-content.ts'
import { setField } from './edits/set-field.ts'
import { materialise } from './materialise.ts'
import { seedDraft } from './seed.ts'
import { rootOf } from './shape.ts'
import { isTidyDraft } from './stray-keys.ts'
import { takeDifferences } from './take-differences.ts'
import { validateContent } from './validate.ts'

const open = (content = blankContent()) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(content))
  return { doc, undo: new Y.UndoManager(rootOf(doc), { trackedOrigins: new Set([Edit]), captureTimeout: 0 }) }
}

const added = (doc: Y.Doc, kind: 'privacy' | 'imprint' | 'terms'): string => {
  const id = addPage(doc, kind)
  if (!id.ok) throw new Error(id.problem.text)
  return id.value
}

describe('[pages] pages beside the page in a draft', () => {
  test('[pages] a draft without any reads as content without any', () => {
    const { doc } = open()
    expect(materialise(doc)).toEqual(blankContent())
    expect('pages' in materialise(doc)).toBe(false)
    expect(validateContent(materialise(doc)).ok).toBe(true)
  })

  test('[pages] are added, written, given back and removed, each in one step that undo takes back', () => {
    const { doc, undo } = open()
    const id = added(doc, 'privacy')
    const made = materialise(doc)
    expect(made.pages).toMatchObject([{ id, kind: 'privacy', path: 'privacy', isOwn: false, hidden: false }])
    ownPage(doc, id, { body: richTextOf('Our words'), told: 'form' })
    const own = materialise(doc)
    expect(own.pages).toMatchObject([{ isOwn: true, told: 'form', body: richTextOf('Our words') }])
    setField(doc, { in: 'page', page: id, field: 'title' }, 'How we treat data')
    followPage(doc, id)
    expect(materialise(doc).pages).toMatchObject([{ isOwn: false, told: '', title: 'How we treat data' }])
    undo.undo()
    undo.undo()
    expect(materialise(doc)).toEqual(own)
    undo.undo()
    expect(materialise(doc)).toEqual(made)
    removePage(doc, id)
    expect(materialise(doc).pages).toBeUndefined()
    undo.undo()
    expect(materialise(doc)).toEqual(made)
    expect([isTidyDraft(doc), validateContent(made).ok]).toEqual([true, true])
  })

  test('[pages] two devices that each add one, offline, have both, and undo takes back only what is its own', () => {
    const [one, other] = [open(), open()]
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc))
    Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other.doc))
    const [mine, theirs] = [added(one.doc, 'privacy'), added(other.doc, 'imprint')]
    ownPage(other.doc, theirs, { body: richTextOf('Our words'), told: '' })
    const meet = () => {
      Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(one.doc))
      Y.applyUpdate(one.doc, Y.encodeStateAsUpdate(other.doc))
    }
    meet()
    const ids = () =>
      [one, other].map(({ doc }) => (materialise(doc).pages ?? []).map(({ id }) => id).toSorted())
    expect(ids()).toEqual([[mine, theirs].toSorted(), [mine, theirs].toSorted()])
    one.undo.undo()
    meet()
    expect(ids()).toEqual([[theirs], [theirs]])
    expect(materialise(one.doc).pages).toMatchObject([{ body: richTextOf('Our words') }])
  })

  test('[pages] in a draft from before there were any, undoing the first leaves those that others added since', () => {
    const { doc, undo } = open()
    rootOf(doc).delete('pages')
    openPages(doc)
    added(doc, 'privacy')
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    const theirs = added(other, 'imprint')
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other))
    undo.undo()
    expect(materialise(doc).pages).toMatchObject([{ id: theirs }])
  })

  test('[pages] a second one of a kind stands at an address of its own', () => {
    const { doc } = open()
    for (let count = 0; count < 3; count += 1) added(doc, 'terms')
    expect(materialise(doc).pages?.map(({ path }) => path)).toEqual(['terms', 'terms-2', 'terms-3'])
  })

  test('[pages] no more than a draft may have, and no title beyond its limit', () => {
    const { doc } = open()
    for (let count = 0; count < sidePageLimits.pages; count += 1) added(doc, 'terms')
    expect(addPage(doc, 'terms').ok).toBe(false)
    const [first] = materialise(doc).pages ?? []
    const title = 'x'.repeat(sidePageLimits.title + 1)
    expect(setField(doc, { in: 'page', page: first?.id ?? '', field: 'title' }, title).ok).toBe(false)
  })

  test('[pages] go with versions: restoring brings them and takes them away', () => {
    const { doc } = open()
    const before = materialise(doc)
    const id = added(doc, 'imprint')
    ownPage(doc, id, { body: richTextOf('Who we are'), told: '' })
    const after = materialise(doc)
    restoreContent(doc, before)
    expect(materialise(doc)).toEqual(before)
    restoreContent(doc, after)
    expect(materialise(doc)).toEqual(after)
    const { doc: other } = open()
    restoreContent(other, after)
    expect(materialise(other)).toEqual(after)
    expect(materialise(open(after).doc)).toEqual(after)
  })

  test('[pages] what changed names them, and what differs can be taken over', () => {
    const { doc } = open()
    const before = materialise(doc)
    const id = added(doc, 'privacy')
    const one = materialise(doc)
    setField(doc, { in: 'page', page: id, field: 'hidden' }, true)
    const hidden = materialise(doc)
    const words = (a: typeof before, b: typeof before) =>
      changesBetween(a, b).map(({ title, words }) => `${title}: ${words}`)
    expect(words(before, one)).toEqual(['Privacy: added'])
    expect(words(one, hidden)).toEqual(['Privacy: hidden'])
    expect(words(hidden, before)).toEqual(['Privacy: removed'])
    expect(takeDifferences(before, differences(before, hidden), hidden)).toEqual(hidden)
    expect(takeDifferences(hidden, differences(hidden, before), before)).toEqual(before)
  })
})
