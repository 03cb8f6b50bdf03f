import { createHmac, randomBytes } from 'node:crypto'
import { keyFor } from '@shingle/storage/codes/key-for.ts'
import type { TryUse } from '../limits/rate-limits.ts'
import { hashOf } from './keys.ts'

/** How long a browser may take to come back with an answer. */
export const challengeLifetimeMs = 10 * 60 * 1000

const timeLength = 6

interface Ports {
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly tryUse: TryUse
}

/** What somebody else has to answer, for one browser alone. */
export interface Challenge {
  /** Names the challenge; secret to nobody. */
  readonly state: string
  /** A value that only this deployment can make for this challenge, by a name of its own. */
  readonly value: (name: string) => string
}

/**
 * Challenges of sign-ins that go over somebody else: made of the browser's cookie, so that the answer to another
 * browser's challenge is none; they hold for ten minutes and count once. Nothing is stored before one is answered.
 */
export const createBrowserChallenges = ({ secret, clock, tryUse }: Ports) => {
  const key = keyFor(secret, 'browser-challenge')
  const challengeOf = (browser: string, state: string): Challenge => ({
    state,
    value: (name) => createHmac('sha256', key).update(`${name}\n${browser}\n${state}`).digest('base64url'),
  })
  const beganAt = (state: string): number => {
    const bytes = Buffer.from(state, 'base64url')
    return bytes.length > timeLength ? bytes.readUIntBE(0, timeLength) : 0
  }
  return {
    issue: (browser: string): Challenge => {
      const time = Buffer.alloc(timeLength)
      time.writeUIntBE(clock().getTime(), 0, timeLength)
      return challengeOf(browser, Buffer.concat([time, randomBytes(16)]).toString('base64url'))
    },
    /** The challenge that a browser answers; none where it is too old or was answered before. */
    redeem: async (browser: string, state: string): Promise<Challenge | undefined> => {
      const agoMs = clock().getTime() - beganAt(state)
      if (browser === '' || agoMs < 0 || agoMs > challengeLifetimeMs) return undefined
      const isFirst = await tryUse('challenge-answers', hashOf(`${browser} ${state}`))
      return isFirst ? challengeOf(browser, state) : undefined
    },
  }
}

export type BrowserChallenges = ReturnType<typeof createBrowserChallenges>
