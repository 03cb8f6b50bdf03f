import type { ControlMessage, RefusedField, RefusedMessage } from '@shingle/shared/sync/sync-messages.ts'
import type { LinkListener } from './draft-link.ts'
import type { SaveTrouble } from './draft-status.ts'
import type { Replica } from './replica.ts'
import { createResender } from './resender.ts'

/** The part of a draft's machine that listens. */
export interface ListeningMachine {
  readonly replica: Replica
  readonly seq: number
  readonly isEditor: boolean
  readonly why: SaveTrouble | undefined
  refused: RefusedField | undefined
  hearControl(message: ControlMessage): void
  advance(): void
  note(news: { readonly seq?: number; readonly why?: SaveTrouble }): void
  giveUp(why: 'control' | 'refused'): void
  end(why: SaveTrouble): void
  isFollowing(replica: Replica): boolean
}

/** What a draft does about each thing the sync server says to one of its replicas. */
export const listenFor = (machine: ListeningMachine, replica: Replica): LinkListener => {
  const resender = createResender(() => replica.link?.resend())

  const refused = ({ why, epoch, holder, text, at }: RefusedMessage) => {
    if (!machine.isEditor) return
    if (why === 'control')
      machine.hearControl({ t: 'control', epoch, holder, seq: machine.seq, write: false })
    else if ((why === 'busy' || why === 'gap') && resender.again(why)) machine.note({ why: 'busy' })
    else {
      console.warn('Change refused', why, text ?? '')
      machine.refused = at && { at, text: text ?? '' }
      machine.giveUp('refused')
    }
  }

  return {
    control: (message) => {
      if (machine.why === 'damaged') machine.note({})
      machine.hearControl(message)
    },
    damaged: () => machine.note({ why: 'damaged' }),
    stale: (message) => {
      machine.hearControl(message)
      // A follower was only late: it asks again under the epoch it has just learned.
      if (machine.isFollowing(replica)) replica.link?.restart()
    },
    refused,
    saved: ({ seq }) => {
      resender.succeed()
      machine.refused = undefined
      machine.note({ seq })
    },
    rejected: (why) => {
      if (why === 'limit') machine.giveUp('refused')
      else machine.end(why)
    },
    changed: () => {
      if (machine.replica === replica) machine.advance()
    },
  }
}
