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
  /** Ends an ask with an answer; answers whether there was one, of this epoch. Whoever was refused waits until they ask again. */
  conclude(userId: string, epoch: number, answer: AskAnswer): boolean
  /** Ends an ask without a word. Whoever takes it back, or leaves, waits like whoever was answered. */
  drop(userId: string): void
  /** How many milliseconds somebody waits until they may ask again; 0 where they may now. */
  restMs(userId: string): number
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

  /** Whether there was an ask to end. */
  const end = (userId: string): boolean => {
    clearTimeout(asks.get(userId)?.timer)
    return asks.delete(userId)
  }
  const drop = (userId: string): void => {
    if (end(userId)) mayAskAt.set(userId, now() + pace.askAgainMs)
  }
  const restMs = (userId: string): number => Math.max(0, Math.ceil((mayAskAt.get(userId) ?? 0) - now()))
  const conclude: Asks['conclude'] = (userId, epoch, answer) => {
    if (asks.get(userId)?.epoch !== epoch) return false
    // Whoever was told yes has not been refused: should control go on meanwhile, they may ask at once.
    if (answer === 'hand-over') end(userId)
    else drop(userId)
    concluded(userId, epoch, answer)
    return true
  }
  return {
    open: (userId, epoch) => {
      if (asks.get(userId)?.epoch === epoch || restMs(userId) > 0) return false
      // One to whoever had control before is none any more.
      end(userId)
      const timer = setTimeout(() => conclude(userId, epoch, 'none'), pace.askMs).unref()
      asks.set(userId, { epoch, timer })
      return true
    },
    of: (userId) => asks.get(userId)?.epoch,
    conclude,
    drop,
    restMs,
    close: () => {
      for (const userId of [...asks.keys()]) end(userId)
    },
  }
}
