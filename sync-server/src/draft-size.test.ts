import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { isOvergrown } from './draft-size.ts'
import { attackedDraft } from './fixtures/attacked-draft.ts'

/** A draft, and how many items it has when it is fresh. */
const aDraft = () => {
  const doc = attackedDraft()
  return { doc, fresh: countStructs(doc) }
}

const retitle = (doc: Y.Doc, times: number): void => {
  for (let at = 0; at < times; at += 1)
    setField(doc, { in: 'settings', field: 'pageTitle' }, `Title ${at % 7}`)
}

/** Types and deletes every other letter, so that nothing of it can be merged. */
const shred = (doc: Y.Doc, pieces: number): void => {
  doc.transact(() => {
    const section = doc.getMap<Y.Map<unknown>>('draft').get('sections')?.values().next().value
    const text = new Y.XmlText()
    if (section instanceof Y.Map) section.set('body', text)
    for (let at = 0; at < pieces / 2; at += 1) {
      text.insert(0, 'a', at % 2 === 0 ? { bold: true } : {})
      text.insert(0, 'b', at % 2 === 0 ? {} : { italic: true })
    }
  })
}

describe('[security 2.5] a draft is worth writing anew', () => {
  it('not while it is fresh, nor after a day of edits', () => {
    const { doc, fresh } = aDraft()
    expect(isOvergrown(doc, () => fresh)).toBe(false)
    retitle(doc, 3_000)
    expect(isOvergrown(doc, () => fresh)).toBe(false)
  })

  it('when it has many times the items of what it says', () => {
    const { doc } = aDraft()
    doc.transact(() => {
      const settings = doc.getMap<Y.Map<unknown>>('draft').get('settings')
      // Of different keys, so that Yjs keeps each by itself.
      for (let at = 0; at < 15_001; at += 1) settings?.set(`key ${at}`, at)
    })
    const structs = countStructs(doc)
    expect(isOvergrown(doc, () => Math.ceil(structs / 4))).toBe(false)
    expect(isOvergrown(doc, () => Math.floor(structs / 4) - 1)).toBe(true)
  })

  it('when too many have written in it', () => {
    const { doc, fresh } = aDraft()
    for (let writer = 0; writer < 301; writer += 1) {
      expect(isOvergrown(doc, () => fresh)).toBe(doc.store.clients.size > 300)
      const mine = new Y.Doc()
      mine.clientID = 1_000 + writer
      Y.applyUpdate(mine, Y.encodeStateAsUpdate(doc))
      const before = Y.encodeStateVector(mine)
      setField(mine, { in: 'settings', field: 'pageTitle' }, `By ${writer}`)
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(mine, before))
    }
    expect(isOvergrown(doc, () => fresh)).toBe(true)
  })

  it('when one of its formatted texts is in pieces', () => {
    const { doc, fresh } = aDraft()
    shred(doc, 100)
    expect(isOvergrown(doc, () => fresh)).toBe(false)
    shred(doc, 4_000)
    expect(isOvergrown(doc, () => fresh)).toBe(true)
  })
})
