// @vitest-environment jsdom
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { honestWriter } from '../client/src/designer/rich/fixtures/honest-writer.ts'
import { tryUpdates } from '../sync-server/src/fixtures/try-updates.ts'
import { Shadow, type Trial } from '../sync-server/src/shadow.ts'

// The editor makes one where something is pasted by hand, and jsdom has none.
beforeAll(() => void vi.stubGlobal('ClipboardEvent', Event))

const copied = (doc: Y.Doc): Y.Doc => {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

const aDraft = (): Y.Doc => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  return doc
}

/** What taking work back may cost: it is put where its place was, which is not always between two neighbors. */
const fewSteps = syncLimits.update.steps / 100

const seeds = Array.from({ length: 12 }, (_, at) => 20_261_122 + at)

describe('[security 2.5] what people write in the designer’s own editor is never taken for an attack', () => {
  it.each(seeds)(
    'whether it is sent as it is written, or all at once after a time apart (seed %i)',
    (seed) => {
      const live = aDraft()
      const before = copied(live)
      const mine = copied(live)
      const shadow = new Shadow(live, { deadlineMs: 20_000 })
      const refused: Trial[] = []
      const steps: number[] = []
      mine.on('update', (update: Uint8Array) => {
        const trial = tryUpdates(shadow, [update], syncLimits.update)
        steps.push(trial.spent.steps)
        if (trial.outcome === 'refused') refused.push(trial)
        if (trial.outcome === 'allowed') Y.applyUpdate(live, trial.update, 'tried')
      })
      const writer = honestWriter(mine, seed)
      for (let at = 0; at < 150; at += 1) writer.write()
      writer.close()
      expect(refused).toEqual([])
      expect(steps.length).toBeGreaterThan(30)
      expect(Math.max(...steps)).toBeLessThan(fewSteps)
      expect(materialise(live)).toEqual(materialise(mine))
      expect(validateContent(materialise(mine))).toMatchObject({ ok: true })
      shadow.close()

      const later = new Shadow(before, { deadlineMs: 20_000 })
      const whole = Y.encodeStateAsUpdate(mine, Y.encodeStateVector(before))
      const trial = tryUpdates(later, [whole], syncLimits.reconnection)
      expect(trial.outcome).toBe('allowed')
      expect(trial.spent.steps).toBeLessThan(fewSteps)
      later.close()
    },
  )
})
