import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { Refusal } from '../http/refusal.ts'
import type { ForgiveUses, LimitName, TryUse, WaitMs } from './rate-limits.ts'

/** What is bounded for whomever it reaches, so that one who asks could use it up for all who have reason to. */
export type SharedLimit = RestOf<LimitName>
type RestOf<Name extends string> = Name extends `first-of-one-${infer Rest}`
  ? Extract<Rest, LimitName>
  : never

/** Whom or what something reaches, and who asks for it. */
export interface Share {
  readonly target: string
  readonly asker: string
}

/** Counts one use of what reaches a target; false when there were too many. */
export type TryShare = (limit: SharedLimit, share: Share) => Promise<boolean>

/** The same; throws the 429 problem. */
export type CountShare = (limit: SharedLimit, share: Share) => Promise<void>

interface Counting {
  readonly tryUse: TryUse
  readonly waitMs: WaitMs
  readonly forgiveUses: ForgiveUses
}

/**
 * Counts by target, and the first of each asker apart from what is asked for over and over: one who uses up the rest
 * leaves others theirs, and all of them together are bounded.
 */
export const createFairShare = ({ tryUse, waitMs, forgiveUses }: Counting) => {
  const tryShare: TryShare = async (limit, { target, asker }) => {
    const isFirst =
      (await tryUse(`first-of-one-${limit}`, `${target} ${asker}`)) &&
      (await tryUse(`first-${limit}`, target))
    return isFirst || tryUse(limit, target)
  }
  const countShare: CountShare = async (limit, share) => {
    if (await tryShare(limit, share)) return
    throw new Refusal(tooManyRequests, { retryAfterMs: await waitMs(limit, share.target) })
  }
  const forgiveShare: CountShare = async (limit, { target, asker }) => {
    await forgiveUses(`first-of-one-${limit}`, `${target} ${asker}`)
    await forgiveUses(`first-${limit}`, target)
    await forgiveUses(limit, target)
  }
  return { tryShare, countShare, forgiveShare }
}
