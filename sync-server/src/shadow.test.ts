import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

const aDraft = (): Y.Doc => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  return doc
}

/** The update of one more word. */
const typed = (doc: Y.Doc, pageTitle: string): Uint8Array => {
  const before = Y.encodeStateVector(doc)
  setField(doc, { in: 'settings', field: 'pageTitle' }, pageTitle)
  return Y.encodeStateAsUpdate(doc, before)
}

it('[draft] what was made ready is what the first update is tried on, and no second copy is made', () => {
  const live = aDraft()
  const beforeCopy = vi.fn()
  const shadow = new Shadow(live, { beforeCopy })
  shadow.prepare()
  shadow.prepare()
  const writer = new Y.Doc()
  Y.applyUpdate(writer, Y.encodeStateAsUpdate(live))
  // It comes another way, as from another process, after the copy was made.
  Y.applyUpdate(live, typed(writer, 'First'))
  expect(tryUpdates(shadow, [typed(writer, 'Second')], syncLimits.update).outcome).toBe('allowed')
  expect(beforeCopy).toHaveBeenCalledTimes(1)
  shadow.close()
})

it('[draft] a draft that was let go meanwhile is not made ready any more', () => {
  const beforeCopy = vi.fn()
  const shadow = new Shadow(aDraft(), { beforeCopy })
  shadow.close()
  shadow.prepare()
  expect(beforeCopy).not.toHaveBeenCalled()
})

it('[draft] a word that is typed is kept as it came; of what is known already in part only the rest is', () => {
  const shadow = new Shadow(aDraft())
  const writer = aDraft()
  const [first, second] = [typed(writer, 'First'), typed(writer, 'Second')]
  const kept = (update: Uint8Array) => {
    const trial = tryUpdates(shadow, [update], syncLimits.update)
    return trial.outcome === 'allowed' ? trial.update : trial.outcome
  }
  expect(kept(first)).toEqual(first)
  const rest = kept(Y.mergeUpdates([first, second]))
  expect(rest).not.toBe('nothing-new')
  expect(rest.length).toBeLessThanOrEqual(second.byteLength)
  expect(kept(second)).toBe('nothing-new')
  shadow.close()
})
