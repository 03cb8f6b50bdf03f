import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { AcknowledgedBase } from './acknowledged-base.ts'

const aDocument = () => {
  const doc = new Y.Doc()
  const kept: string[] = []
  const base = new AcknowledgedBase(doc, (state) => {
    const copy = new Y.Doc()
    Y.applyUpdate(copy, state)
    kept.push(copy.getText('words').toString())
  })
  const say = (word: string) => doc.getText('words').insert(doc.getText('words').length, word)
  return { doc, base, kept, say }
}

describe('[3.recovered] what the account had before a change', () => {
  it('is the document at the last moment when nothing awaited its acknowledgement', () => {
    const { base, kept, say } = aDocument()
    say('agreed')
    base.advance(true)
    say(' and more')
    base.advance(false)
    expect(kept).toEqual(['agreed'])
  })

  it('is taken at once when the connection goes, though the last one is recent', () => {
    const { base, kept, say } = aDocument()
    say('one')
    base.advance(true)
    say(' two')
    base.advance(true)
    expect(kept).toEqual(['one'])
    base.advance(false)
    expect(kept).toEqual(['one', 'one two'])
  })

  it('still holds for a document that comes back as it was, and not for one with more', () => {
    const { base, say, doc } = aDocument()
    say('agreed')
    const state = Y.encodeStateAsUpdate(doc)
    base.recall(state)
    expect(base.isCurrent).toBe(true)
    say(' and more')
    expect(base.isCurrent).toBe(false)
    base.recall(state)
    expect(base.isCurrent).toBe(false)
  })

  it('is not taken twice, and never before the account had anything', () => {
    const { base, kept, say } = aDocument()
    say('mine')
    base.advance(false)
    expect(kept).toEqual([])
    base.advance(true)
    base.advance(true)
    base.advance(false)
    expect(kept).toEqual(['mine'])
    base.close()
  })
})
