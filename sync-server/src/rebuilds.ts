import { materialise } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { countStructs } from '@shingle/storage/draft-guard/count-structs.ts'
import { openStored } from '@shingle/storage/draft-guard/load-updates.ts'
import { announceControl } from '@shingle/storage/draft-log/draft-announcements.ts'
import { isOvergrown } from './draft-size.ts'
import type { OpenDraft } from './open-draft.ts'
import { createSetbacks } from './setbacks.ts'
import type { RebuildReason } from './sync-metrics.ts'
import type { SyncPace } from './sync-options.ts'

/** How long a draft that could not be rebuilt is let be. */
const retriedAfter = { shortestMs: 1_000, longestMs: 600_000 } as const

const structsAnew = (draft: OpenDraft): number => {
  const doc = openStored([seedDraft(materialise(draft.document))])
  const structs = countStructs(doc)
  doc.destroy()
  return structs
}

/** Writes a draft anew from what it says; answers whether it did. Everybody who has it open comes again. */
const rebuild = (draft: OpenDraft, why: RebuildReason, notWithinMs: number): Promise<boolean> =>
  draft.mutex.run(async () => {
    const { around, draftId, document, control, seq } = draft
    draft.settle()
    const content = validateContent(materialise(document))
    if (!content.ok) {
      around.logger.error({ draftId, problem: content.problem }, 'a draft cannot be rebuilt: it is not valid')
      return false
    }
    const from = { ...control, seq }
    const rebuilt = await around.log.rebuild(draftId, { from, content: content.value, notWithinMs })
    if (rebuilt === undefined) return false
    around.metrics.rebuild(why)
    around.logger.warn(
      { draftId, why, epoch: rebuilt.epoch, structs: countStructs(document) },
      'a draft was rebuilt',
    )
    draft.observe(rebuilt)
    await announceControl(around.bus, draftId, rebuilt)
    return true
  })

/** Writes drafts anew whose history has become a burden. */
export interface Rebuilds {
  /** Rebuilds a draft that nobody has open, if it is dear to load or overgrown; answers whether it did. */
  tidy(draft: OpenDraft): Promise<boolean>
  stop(): void
}

interface RebuildSurroundings {
  readonly pace: Pick<SyncPace, 'snapshotMs' | 'rebuild'>
  readonly drafts: () => readonly OpenDraft[]
}

/** Looks for drafts that are to be rebuilt in a pause of typing. */
export const startRebuilds = ({ pace, drafts }: RebuildSurroundings): Rebuilds => {
  const setbacks = createSetbacks(retriedAfter, () => performance.now())
  const notWithin = { dear: pace.rebuild.dearMs, overgrown: pace.rebuild.softMs, full: pace.rebuild.softMs }
  let isAtWork = false

  const attempt = async (draft: OpenDraft, why: keyof typeof notWithin): Promise<boolean> => {
    const { draftId, around } = draft
    try {
      if (await rebuild(draft, why, notWithin[why])) {
        setbacks.forget(draftId)
        return true
      }
    } catch (error) {
      around.logger.warn({ err: error, draftId }, 'a draft could not be rebuilt')
    }
    setbacks.note(draftId)
    // Its answer may have been lost, or others were first.
    await draft.check()
    return false
  }
  const reasonFor = (draft: OpenDraft): keyof typeof notWithin | undefined => {
    const pause = performance.now() - draft.changedAt
    if (draft.isDear && pause >= pace.snapshotMs) return 'dear'
    const isFull = countStructs(draft.document) >= syncLimits.rebuild.atOnce
    return isFull && pause >= pace.rebuild.pauseMs ? 'full' : undefined
  }
  const look = async (): Promise<void> => {
    if (isAtWork) return
    isAtWork = true
    for (const draft of drafts()) {
      const why = setbacks.waits(draft.draftId) ? undefined : reasonFor(draft)
      if (why !== undefined) await attempt(draft, why)
    }
    isAtWork = false
  }
  const timer = setInterval(() => void look(), pace.snapshotMs)
  return {
    tidy: async (draft) => {
      if (setbacks.waits(draft.draftId)) return false
      if (draft.isDear) return attempt(draft, 'dear')
      // To ask costs what its content weighs: whoever opens it and leaves, over and over, has that on their account.
      const ask = () => {
        draft.settle()
        return isOvergrown(draft.document, () => structsAnew(draft))
      }
      return draft.around.budgets.charge(draft.opening.openedBy, ask).made && attempt(draft, 'overgrown')
    },
    stop: () => clearInterval(timer),
  }
}
