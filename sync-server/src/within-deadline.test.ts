import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { DeadlineOver, withinDeadline } from '@shingle/storage/draft-guard/within-deadline.ts'
import { expect, it } from 'vitest'
import * as Y from 'yjs'
import { attackedDraft, targetsIn } from './fixtures/attacked-draft.ts'
import { type RawStruct, rawUpdate } from './fixtures/raw-update.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

it('[security 2.5] what never ends is ended, and what throws throws as ever', () => {
  let turns = 0
  const endless = () => {
    for (;;) turns += 1
  }
  expect(() => withinDeadline(500, endless)).toThrow(DeadlineOver)
  expect(turns).toBeGreaterThan(0)
  const fault = new Error('a fault')
  const faulty = () => {
    throw fault
  }
  expect(() => withinDeadline(1000, faulty)).toThrow(fault)
})

it('[security 2.5] a trial that takes too long is put off once, and then refused for its cost', () => {
  const live = attackedDraft()
  const { rich } = targetsIn(live)
  const before = Y.encodeStateAsUpdate(live)
  const structs = Array.from({ length: 11_000 }, (): RawStruct => ({ deleted: 1, parent: rich }))
  const shadow = new Shadow(live, { deadlineMs: 1 })
  const trial = () => tryUpdates(shadow, [rawUpdate([{ client: 7, clock: 0, structs }])], syncLimits.update)
  expect(trial()).toMatchObject({ outcome: 'refused', why: 'busy' })
  expect(trial()).toMatchObject({ outcome: 'refused', why: 'limit', isCostly: true })
  expect(Y.encodeStateAsUpdate(live)).toEqual(before)
  // The meter was let go of, too: documents elsewhere in the process are nobody's trial.
  expect(() => Y.applyUpdate(new Y.Doc(), seedDraft(blankContent()))).not.toThrow()
  shadow.close()
})
