import type { DraftControl, DraftUser } from '@shingle/shared/sync/sync-messages.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { announceControl } from '@shingle/storage/draft-log/draft-announcements.ts'
import type { DraftLog, TakeOutcome } from '@shingle/storage/draft-log/draft-log.ts'
import type { DraftNews } from '@shingle/storage/draft-log/draft-reading.ts'
import type { Versions } from '../version/versions.ts'
import type { Drafts } from './drafts.ts'
import { contentOf } from './read-content.ts'

interface Services {
  readonly bus: Bus
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly versions: Versions
}

/** Gives somebody edit control of a draft if its epoch is still `seen`; undefined where there is no such draft. */
export type TakeControl = (
  draftId: string,
  asked: { readonly seen: number; readonly user: DraftUser },
) => Promise<TakeOutcome | undefined>

/** Keeps what the former holder left, if `news` are that and nothing of the new holder's. */
const keepVersionBefore = async (
  versions: Versions,
  draftId: string,
  { news, control }: { readonly news: DraftNews | undefined; readonly control: DraftControl },
): Promise<void> => {
  if (news?.control.seq !== control.seq) return
  const { epoch, holder, seq } = control
  const content = await contentOf(news, holder.id)
  if (!content.ok) return
  await versions.endEpoch({ draftId, epoch: epoch - 1, takerId: holder.id, seq, content: content.value })
}

/** Taking edit control, with all that follows from it. */
export const createTakeControl =
  ({ bus, log, drafts, versions }: Services): TakeControl =>
  async (draftId, { seen, user }) => {
    const asked = await log.take(draftId, { seen, user })
    if (!asked?.changed) return asked
    const { control } = asked
    // Read before the new holder hears of it and can write; put together after the former one is stopped.
    const news = await log.since(draftId, -1)
    await announceControl(bus, draftId, control)
    await drafts.recordControl(draftId, user.id)
    await keepVersionBefore(versions, draftId, { news, control })
    return asked
  }
