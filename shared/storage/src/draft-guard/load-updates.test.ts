import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { DamagedDraft, loadUpdates, openStored } from './load-updates.ts'

const text = (doc: Y.Doc): Y.Text => doc.getText('text')

/** What somebody typed into a text: one character after the other, at no cost. */
const typed = (clientId: number, count: number): Uint8Array => {
  const doc = new Y.Doc()
  doc.clientID = clientId
  for (let at = 0; at < count; at += 1) text(doc).insert(0, 'a')
  return Y.encodeStateAsUpdate(doc)
}

/** Writers who all began at the same place, apart from each other. */
const apart = (writers: number, each: number): readonly Uint8Array[] =>
  Array.from({ length: writers }, (_, at) => typed(at + 1, each))

describe('[security 2.5] loading what is stored of a draft', () => {
  it('costs nothing worth counting where one after the other wrote', () => {
    const doc = new Y.Doc()
    for (let at = 0; at < 500; at += 1) text(doc).insert(at % 7, 'word ')
    const state = Y.encodeStateAsUpdate(doc)
    const loaded = new Y.Doc()
    expect(loadUpdates(loaded, [state])).toMatchObject({ steps: 0 })
    expect(text(loaded).toString()).toBe(text(doc).toString())
  })

  it('is ended where the history costs more than any honest one', () => {
    expect(() => openStored(apart(30, 1_500))).toThrow(DamagedDraft)
  })

  it('is ended where plain values stand in a list, before they are merged', () => {
    const doc = new Y.Doc()
    doc.getArray('list').push([1, 2, 3])
    expect(() => openStored([Y.encodeStateAsUpdate(doc)])).toThrow(DamagedDraft)
  })
})
