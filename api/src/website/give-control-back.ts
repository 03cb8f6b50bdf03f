import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { TakeControl } from './take-control.ts'

interface Services {
  readonly users: Pick<Users, 'find'>
  readonly log: DraftLog
  readonly takeControl: TakeControl
}

const rounds = 3

/**
 * Gives edit control to the owner where a removed editor has it: from then on the log itself takes nothing of theirs,
 * whichever process has not heard yet.
 */
export type GiveControlBack = (draft: Pick<DraftRow, '_id' | 'userId'>, removedId: string) => Promise<void>

export const createGiveControlBack =
  ({ log, users, takeControl }: Services): GiveControlBack =>
  async (draft, removedId) => {
    const owner = await users.find(draft.userId)
    if (owner === undefined) return
    for (let round = 0; round < rounds; round += 1) {
      const control = await log.control(draft._id)
      if (control?.holder.id !== removedId) return
      await takeControl(draft._id, { seen: control.epoch, user: { id: owner.id, name: nameOf(owner) } })
    }
  }
