import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createChecker } from './checker.ts'

/** Plain values in a list: Yjs copies all of them for each one. */
const valueList = (count: number): Uint8Array => {
  const doc = new Y.Doc()
  const list = doc.getArray('list')
  for (let at = 0; at < count; at += 1) list.insert(0, [at])
  return Y.encodeStateAsUpdate(doc)
}

/** Writers who all began at the same place, apart from each other. */
const apart = (writers: number, each: number): readonly Uint8Array[] =>
  Array.from({ length: writers }, (_, at) => {
    const doc = new Y.Doc()
    doc.clientID = at + 1
    for (let typed = 0; typed < each; typed += 1) doc.getText('text').insert(0, 'a')
    return Y.encodeStateAsUpdate(doc)
  })

describe('[security 2.5] what nobody vouches for', () => {
  it('is loaded in a thread of its own, which tells what it says and what it took', async () => {
    const checker = createChecker()
    const loaded = await checker.load('ada', [seedDraft(blankContent())])
    expect(loaded).toMatchObject({ steps: 0, moves: 0, content: blankContent() })
    expect(loaded?.structs).toBeGreaterThan(100)
  })

  it('is loaded there as it is kept, a whole state as well as what came since', async () => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, seedDraft(blankContent()))
    const state = Y.encodeStateAsUpdateV2(doc)
    const loaded = await createChecker().load('ada', [{ state }])
    expect(loaded).toMatchObject({ steps: 0, moves: 0, content: blankContent() })
  })

  it('is ended where it costs too much, is no draft or no update, and the next is looked at as ever', async () => {
    const checker = createChecker()
    const bad = [apart(30, 1_500), [valueList(3)], [new Uint8Array([255, 255, 1])]]
    for (const updates of bad) expect(await checker.load('ada', updates)).toBeUndefined()
    expect(await checker.load('ada', [seedDraft(blankContent())])).toMatchObject({ steps: 0 })
  })

  it('is looked at one after the other, of each account one in the row of all', async () => {
    const checker = createChecker()
    const order: string[] = []
    const ask = async (accountId: string) => {
      await checker.load(accountId, [seedDraft(blankContent())])
      order.push(accountId)
    }
    await Promise.all(['ada', 'ada', 'ada', 'ben'].map(ask))
    expect(order).toEqual(['ada', 'ben', 'ada', 'ada'])
  })

  it('is not held to blame where this thread stood still: whoever waited meanwhile is answered', async () => {
    const patienceMs = 2_000
    const checker = createChecker(patienceMs)
    const draft = [seedDraft(blankContent())]
    await checker.load('ada', draft)
    const waiting = ['ada', 'ben', 'cat', 'dan'].map((accountId) => checker.load(accountId, draft))
    await new Promise((resolve) => setImmediate(resolve))
    const until = performance.now() + patienceMs + 1_000
    while (performance.now() < until);
    for (const loaded of await Promise.all(waiting)) expect(loaded).toMatchObject({ content: blankContent() })
  })

  it('is loaded by the next thread where the one before it was ended', async () => {
    const checker = createChecker()
    const draft = [seedDraft(blankContent())]
    const [dear, ...honest] = await Promise.all([
      checker.load('eve', apart(30, 1_500)),
      ...['ada', 'ben', 'cat'].map((accountId) => checker.load(accountId, draft)),
    ])
    expect(dear).toBeUndefined()
    for (const loaded of honest) expect(loaded).toMatchObject({ content: blankContent() })
  })

  it('leaves nothing behind on its thread, however often it is asked', async () => {
    const warnings: Error[] = []
    const hear = (warning: Error) => warnings.push(warning)
    process.on('warning', hear)
    const checker = createChecker()
    for (let count = 0; count < 20; count += 1) await checker.load('ada', [seedDraft(blankContent())])
    process.off('warning', hear)
    expect(warnings.filter(({ name }) => name === 'MaxListenersExceededWarning')).toEqual([])
  })
})
