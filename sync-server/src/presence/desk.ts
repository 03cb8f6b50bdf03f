import type { presenceLimits } from '@shingle/shared/presence/limits.ts'
import type { AskMessage, PresenceMessage } from '@shingle/shared/presence/presence.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import type { PresenceNews } from '@shingle/storage/bus/draft-presence.ts'
import { mayWrite } from '../draft-access.ts'
import { type Asks, createAsks } from './asks.ts'
import type { Seat } from './seats.ts'

/** Where people ask for edit control of a draft, and whoever has it answers: only they, and only while they have it. */
export interface Desk extends Pick<Asks, 'of' | 'drop' | 'conclude' | 'close'> {
  hear(seat: Seat, said: AskMessage): void
}

interface DeskOptions {
  readonly now: () => number
  readonly pace: Pick<typeof presenceLimits, 'askMs' | 'askAgainMs'>
  readonly control: () => DraftControl | undefined
  /** Whether somebody is at the draft, here or elsewhere. */
  readonly isThere: (userId: string) => boolean
  readonly answered: (userId: string, message: PresenceMessage) => void
  /** Who asks has changed. */
  readonly changed: () => void
  readonly tellOthers: (news: PresenceNews) => void
}

export const createDesk = ({ control, tellOthers, ...around }: DeskOptions): Desk => {
  const asks = createAsks({
    ...around,
    concluded: (userId, epoch, answer) => {
      around.answered(userId, { t: 'answered', answer, epoch })
      around.changed()
    },
  })
  /** So that nobody presses in vain what the server does not hear. */
  const tellRest = (userId: string): void => {
    const ms = asks.restMs(userId)
    if (ms > 0) around.answered(userId, { t: 'rest', ms })
  }
  const ask = ({ access: { user, role, revoked } }: Seat, { epoch, holder }: DraftControl): void => {
    if (revoked || !mayEdit(role) || user.id === holder.id) return
    if (!asks.open(user.id, epoch)) tellRest(user.id)
    else if (around.isThere(holder.id)) around.changed()
    else asks.conclude(user.id, epoch, 'none')
  }
  return {
    ...asks,
    hear: (seat, said) => {
      const present = control()
      if (present === undefined) return
      const { user } = seat.access
      if (said.t === 'ask') ask(seat, present)
      else if (said.t === 'withdraw') {
        asks.drop(user.id)
        tellRest(user.id)
        around.changed()
      } else if (mayWrite(seat.access, present) && !asks.conclude(said.to, present.epoch, said.answer))
        tellOthers({ ...said, epoch: present.epoch })
    },
  }
}
