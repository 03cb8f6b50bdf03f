import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { duplicateSection } from '@shingle/shared/draft/edits/duplicate-section.ts'
import { Edit } from '@shingle/shared/draft/edits/edit.ts'
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { removeSection } from '@shingle/shared/draft/edits/remove-section.ts'
import { restoreContent } from '@shingle/shared/draft/edits/restore-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise, sectionIds } from '@shingle/shared/draft/materialise.ts'
import { rootOf, sectionOf } from '@shingle/shared/draft/shape.ts'
import type { RichText } from '@shingle/shared/rich-text/rich-text.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { attackedDraft } from './fixtures/attacked-draft.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

const seed = 20261122

const copied = (doc: Y.Doc): Y.Doc => {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

const code: FieldAddress = { in: 'section', section: 'code', field: 'code' }

const richIn = (doc: Y.Doc): FieldAddress => {
  for (const section of sectionIds(doc))
    for (const [field, value] of sectionOf(doc, section)?.entries() ?? [])
      if (value instanceof Y.XmlFragment) return { in: 'section', section, field }
  throw new Error('the draft has no formatted text')
}

const formatted = (words: number): RichText => ({
  type: 'doc',
  content: Array.from({ length: 3 }, (_, at) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: `So many words: ${words + at} ` },
      { type: 'text', text: 'and bold', marks: [{ type: 'bold' }] },
    ],
  })),
})

const typeInCode = (doc: Y.Doc, below: (bound: number) => number): void => {
  const text = sectionOf(doc, 'code')?.get('code')
  const words = text instanceof Y.Text ? text.toString() : ''
  const at = below(words.length)
  setField(doc, code, `${words.slice(0, at)}y${words.slice(at + 1 + below(3))}`)
}

/** One of the edits that people make, drawn from a seed. */
const editSomething = (doc: Y.Doc, below: (bound: number) => number): void => {
  const ids = sectionIds(doc)
  const id = ids[1 + below(ids.length - 2)] ?? ''
  const edits = [
    () => setField(doc, { in: 'settings', field: 'pageTitle' }, `Title ${below(1000)}`),
    () => typeInCode(doc, below),
    () => typeInCode(doc, below),
    () => setField(doc, richIn(doc), formatted(below(1000))),
    () => moveSection(doc, id, ids[1 + below(ids.length - 2)] ?? null),
    () => duplicateSection(doc, id),
    () => id !== 'code' && removeSection(doc, id),
  ]
  edits[below(edits.length)]?.()
}

const editOften = (doc: Y.Doc, times: number): void => {
  const { below } = seededRandom(seed)
  for (let at = 0; at < times; at += 1) editSomething(doc, below)
}

/** Tries what a document has beyond the live one, as one update of somebody who was away. */
const judge = (live: Y.Doc, ...docs: readonly Y.Doc[]) => {
  const shadow = new Shadow(live, { deadlineMs: 20_000 })
  const known = Y.encodeStateVector(live)
  const update = Y.mergeUpdates(docs.map((doc) => Y.encodeStateAsUpdate(doc, known)))
  const trial = tryUpdates(shadow, [update], syncLimits.reconnection)
  shadow.close()
  if (trial.outcome === 'allowed') Y.applyUpdate(live, trial.update)
  const { steps } = trial.spent
  return { outcome: trial.outcome, steps }
}

describe('[security 2.5] what honest clients send is never taken for an attack', () => {
  it('whether typed live', () => {
    const live = attackedDraft()
    const mine = copied(live)
    const shadow = new Shadow(live, { deadlineMs: 20_000 })
    const replayed = copied(live)
    mine.on('update', (update: Uint8Array) => {
      const trial = tryUpdates(shadow, [update], syncLimits.update)
      expect([trial.outcome, trial.spent.steps]).toEqual(['allowed', 0])
      if (trial.outcome !== 'allowed') return
      Y.applyUpdate(live, trial.update, 'tried')
      Y.applyUpdate(replayed, trial.update)
    })
    editOften(mine, 300)
    expect(materialise(live)).toEqual(materialise(mine))
    // What the trials emitted, replayed as the log would, is the live document, byte for byte.
    expect(Y.encodeStateAsUpdate(replayed)).toEqual(Y.encodeStateAsUpdate(live))
    shadow.close()
  })

  it('or in a day offline', () => {
    const live = attackedDraft()
    const mine = copied(live)
    editOften(mine, 1_000)
    expect(judge(live, mine)).toEqual({ outcome: 'allowed', steps: 0 })
    expect(materialise(live)).toEqual(materialise(mine))
  })

  it('or undone, redone and undone again', () => {
    const live = attackedDraft()
    const mine = copied(live)
    const manager = new Y.UndoManager(rootOf(mine), { trackedOrigins: new Set([Edit]), captureTimeout: 0 })
    editOften(mine, 300)
    while (manager.canUndo()) manager.undo()
    while (manager.canRedo()) manager.redo()
    while (manager.canUndo()) manager.undo()
    expect(judge(live, mine)).toEqual({ outcome: 'allowed', steps: 0 })
    expect(materialise(live)).toEqual(materialise(mine))
  })

  it('or written by a restored version, one after the other', () => {
    const live = attackedDraft()
    const mine = copied(live)
    const first = materialise(mine)
    editOften(mine, 100)
    const second = materialise(mine)
    for (let times = 0; times < 10; times += 1)
      for (const version of [first, second]) restoreContent(mine, version)
    expect(judge(live, mine)).toEqual({ outcome: 'allowed', steps: 0 })
    expect(materialise(live)).toEqual(second)
  })

  it('or in five tabs apart, sent as one', () => {
    const live = attackedDraft()
    const tabs = ['a', 'b', 'c', 'd', 'e'].map((salt) => {
      const tab = copied(live)
      const { below } = seededRandom(`${seed}${salt}`)
      for (let at = 0; at < 100; at += 1) {
        typeInCode(tab, below)
        setField(tab, { in: 'settings', field: 'pageTitle' }, `Title ${at} of ${salt}`)
      }
      return tab
    })
    const trial = judge(live, ...tabs)
    expect(trial.outcome).toBe('allowed')
    expect(trial.steps).toBeGreaterThan(0)
  })
})
