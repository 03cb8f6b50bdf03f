import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { formattingMaximum } from '@shingle/storage/draft-guard/count-formatting.ts'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { attackedDraft, targetsIn } from './fixtures/attacked-draft.ts'
import { attacks } from './fixtures/attacks.ts'
import { rawUpdate } from './fixtures/raw-update.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

const state = (doc: Y.Doc): Uint8Array => Y.encodeStateAsUpdate(doc)

const titled = (live: Y.Doc, pageTitle: string): Uint8Array => {
  const mine = new Y.Doc()
  Y.applyUpdate(mine, state(live))
  const before = Y.encodeStateVector(mine)
  setField(mine, { in: 'settings', field: 'pageTitle' }, pageTitle)
  return Y.encodeStateAsUpdate(mine, before)
}

describe('[security 2.5] an update that costs more than it says', () => {
  it.each(attacks)('as $name: $verdict, and what is refused leaves no trace', ({ verdict, updates }) => {
    const live = attackedDraft()
    const targets = targetsIn(live)
    const shadow = new Shadow(live, { deadlineMs: 20_000 })
    const last = updates.at(-1)
    for (const write of updates) {
      const before = state(live)
      const update = write(targets)
      const together = update instanceof Uint8Array ? [update] : update
      const trial = tryUpdates(shadow, together, syncLimits.update)
      const outcome = trial.outcome === 'refused' ? trial.why : trial.outcome
      expect(outcome).toBe(write === last ? verdict : 'allowed')
      expect(state(live)).toEqual(before)
      if (trial.outcome === 'allowed') Y.applyUpdate(live, trial.update, 'tried')
    }
    expect(tryUpdates(shadow, [titled(live, 'As ever')], syncLimits.reconnection).outcome).toBe('allowed')
    shadow.close()
  })

  it('of more shared types than a whole draft has is refused for its cost, before it is tried', () => {
    const live = attackedDraft()
    const { rich } = targetsIn(live)
    const shadow = new Shadow(live, { deadlineMs: 20_000 })
    const paragraphs = (count: number) =>
      rawUpdate([
        {
          client: 7,
          clock: 0,
          structs: Array.from({ length: count }, () => ({
            type: 'element' as const,
            name: 'paragraph',
            parent: rich,
          })),
        },
      ])
    for (const caps of [syncLimits.update, syncLimits.reconnection]) {
      const inspect = (count: number) => shadow.inspect([paragraphs(count)], caps)
      expect(inspect(caps.types + 1)).toMatchObject({ outcome: 'refused', why: 'limit', isCostly: true })
      expect(inspect(caps.types)).toHaveProperty('size')
      // What formatted texts may hold together always fits, however it comes.
      expect(caps.types).toBeGreaterThan(formattingMaximum)
    }
    shadow.close()
  })
})
