import type { presenceLimits } from '@shingle/shared/presence/limits.ts'
import type { AskAnswer } from '@shingle/shared/presence/presence.ts'

interface Ask {
  readonly epoch: number
  readonly timer: ReturnType<typeof setTimeout>
}

/** Who asks for edit control of one draft. An ask moves nothing: whoever gets a yes takes control as anybody does. */
export interface Asks {
  /** Opens an ask; answers whether there is one now that was not there before. */
  open(userId: string, epoch: number): boolean
  /** The epoch whose holder somebody asks, while they do. */
  of(userId: string): number | undefined
  /** Ends an ask with an answer; answers whether there was one, of this epoch. */
  conclude(userId: string, epoch: number, answer: AskAnswer): boolean
  /** Ends an ask without a word. */
  drop(userId: string): void
  close(): void
}

interface AsksOptions {
  readonly now: () => number
  readonly pace: Pick<typeof presenceLimits, 'askMs' | 'askAgainMs'>
  /** Hears what became of an ask. */
  readonly concluded: (userId: string, epoch: number, answer: AskAnswer) => void
}

export const createAsks = ({ now, pace, concluded }: AsksOptions): Asks => {
  const asks = new Map<string, Ask>()
  const mayAskAt = new Map<string, number>()

  const drop = (userId: string): void => {
    clearTimeout(asks.get(userId)?.timer)
    asks.delete(userId)
  }
  const conclude: Asks['conclude'] = (userId, epoch, answer) => {
    if (asks.get(userId)?.epoch !== epoch) return false
    drop(userId)
    mayAskAt.set(userId, now() + pace.askAgainMs)
    concluded(userId, epoch, answer)
    return true
  }
  return {
    open: (userId, epoch) => {
      if (asks.get(userId)?.epoch === epoch || now() < (mayAskAt.get(userId) ?? 0)) return false
      drop(userId)
      const timer = setTimeout(() => conclude(userId, epoch, 'none'), pace.askMs).unref()
      asks.set(userId, { epoch, timer })
      return true
    },
    of: (userId) => asks.get(userId)?.epoch,
    conclude,
    drop,
    close: () => {
      for (const userId of [...asks.keys()]) drop(userId)
    },
  }
}
