import { setTimeout as wait } from 'node:timers/promises'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import { createAccountAllowances } from './account-allowances.ts'
import type { SyncPace } from './sync-options.ts'
import { disconnect, type SyncSocket } from './sync-socket.ts'

/** An answer that its peer has not taken yet. */
interface Waiting {
  readonly socket: SyncSocket
  readonly userId: string
  readonly bytes: number
  readonly since: number
  /** Resolves when it was taken, or its socket is gone. */
  readonly taken: Promise<void>
}

/** The memory of one process for answers that wait for their peers to take them, and what each account gets of them. */
export interface AnswerRoom {
  /**
   * Resolves when an account may have another answer made: it has not got more than it may, and there is room. Where
   * there is none for long, whoever has let an answer wait longest goes.
   */
  free(userId: string): Promise<void>
  /** Counts an answer that was just sent, until its peer has taken it. */
  hold(socket: SyncSocket, userId: string, bytes: number): void
  /** Forgets the accounts that have got little lately. */
  sweep(): void
}

const sumOf = (answers: readonly Waiting[]): number => answers.reduce((sum, { bytes }) => sum + bytes, 0)

export const createAnswerRoom = (
  { answers: pace }: Pick<SyncPace, 'answers'>,
  now: () => number,
): AnswerRoom => {
  const waiting = new Set<Waiting>()
  const given = createAccountAllowances(pace.bytes, now)
  /** The answers that leave no room for another of this account. */
  const inTheWayOf = (userId: string): Waiting[] => {
    const all = [...waiting]
    const own = all.filter((answer) => answer.userId === userId)
    if (sumOf(own) >= pace.accountBytes) return own
    return sumOf(all) >= pace.allBytes ? all : []
  }
  /** Waits until one of them is taken; the oldest, the first of them, has only so much time. */
  const makeRoom = async (answers: readonly Waiting[], oldest: Waiting): Promise<void> => {
    const late = new AbortController()
    const patienceMs = Math.max(0, oldest.since + pace.patienceMs - now())
    const overdue = wait(patienceMs, 'overdue', { signal: late.signal }).catch(() => undefined)
    const first = await Promise.race([overdue, ...answers.map(({ taken }) => taken)])
    late.abort()
    if (first !== 'overdue') return
    disconnect(oldest.socket, syncClose.stalled)
    await oldest.taken
  }
  return {
    free: async (userId) => {
      await given.ready(userId)
      for (let answers = inTheWayOf(userId); answers.length > 0; answers = inTheWayOf(userId)) {
        const [oldest] = answers
        if (oldest !== undefined) await makeRoom(answers, oldest)
      }
    },
    hold: (socket, userId, bytes) => {
      const taken = socket.outgoing.whenTaken().then(() => void waiting.delete(answer))
      const answer: Waiting = { socket, userId, bytes, since: now(), taken }
      waiting.add(answer)
      given.spend(userId, bytes)
    },
    sweep: given.sweep,
  }
}
