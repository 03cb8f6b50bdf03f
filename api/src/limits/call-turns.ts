import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { CrowdedOut, createTurns, type Turns, type TurnsRoom } from '@shingle/storage/turns/turns.ts'
import { Refusal } from '../http/refusal.ts'

const retryAfterMs = 2_000

/** Turns in which calls do what is dear, by whoever calls; refuses with the 429 problem where too many wait already. */
export const createCallTurns = (room: TurnsRoom): Turns => {
  const turns = createTurns(room)
  return {
    take: async (asker, task) => {
      try {
        return await turns.take(asker, task)
      } catch (thrown) {
        throw thrown instanceof CrowdedOut ? new Refusal(tooManyRequests, { retryAfterMs }) : thrown
      }
    },
  }
}
