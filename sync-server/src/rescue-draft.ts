import { validateContent } from '@shingle/shared/draft/validate.ts'
import { rescueContent } from '@shingle/storage/draft-guard/rescue-content.ts'
import { announceControl } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { RescuePause } from '@shingle/storage/draft-log/rebuild-draft.ts'
import type { DraftSurroundings } from './draft-surroundings.ts'

// Who was reading it may have been killed meanwhile, and until a rescue has failed no version may take the draft's place.
const pause: RescuePause = { afterFailureMs: 86_400_000, unknownMs: 600_000 }

/**
 * Writes a draft anew that cannot be loaded: from the plain values beside its state, if they are up to date, else, once a
 * day, from what a process of its own can still read. Answers whether it did; only where that was in vain, a version may
 * take the draft's place.
 */
export const rescueDraft = async (
  { log, bus, metrics, logger }: DraftSurroundings,
  draftId: string,
): Promise<boolean> => {
  const news = await log.since(draftId, -1)
  if (news === undefined) return false
  const stored = news.content === undefined ? undefined : validateContent(news.content)
  if (!stored?.ok && !(await log.claimRescue(draftId, pause))) return false
  const content = stored?.ok ? stored : validateContent(await rescueContent(news.updates))
  if (!content.ok) {
    await log.noteRescueFailed(draftId, news.control)
    logger.error({ draftId }, 'a damaged draft could not be rescued: only its versions are left')
    return false
  }
  const rebuilt = await log.rebuild(draftId, { from: news.control, content: content.value })
  if (rebuilt === undefined) return false
  metrics.rebuild('damaged')
  logger.warn({ draftId, epoch: rebuilt.epoch }, 'a damaged draft was rescued')
  await announceControl(bus, draftId, rebuilt)
  return true
}
