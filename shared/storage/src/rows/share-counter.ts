import { type CounterPorts, openUseCounter } from './rate-limits.ts'

/** How often something may reach one target in `duration` seconds. */
export interface ShareRate {
  /** How many of each asker count as their first. */
  readonly firstOfOne: number
  /** How many of such first ones there may be of one crowd of askers; without it, as many as of all. */
  readonly firstOfCrowd?: number
  /** How many of such first ones of all askers together there may be. */
  readonly first: number
  /** How many there may be besides, of all askers together. */
  readonly rest: number
  readonly duration: number
}

/** Whom or what something reaches, and who asks for it. */
export interface Share {
  readonly target: string
  readonly asker: string
  /** Which crowd the asker is one of, where crowds are told apart. */
  readonly crowd?: string
}

/** Counts what reaches a target by who asks for it. */
export interface ShareCounter {
  /** Counts one use; false when there were too many. */
  readonly count: (share: Share) => Promise<boolean>
  /** How many milliseconds until one more of whoever has had their first would be counted; 0 when it would be now. */
  readonly waitMs: (share: Pick<Share, 'target'>) => Promise<number>
  /** Forgets what was counted for an asker, and for the target. */
  readonly forgive: (share: Share) => Promise<void>
}

/**
 * Counts by target, and the first of each asker apart from what is asked for over and over: one who uses up the rest
 * leaves others theirs, and all of them together are bounded.
 */
export const openShareCounter = (ports: CounterPorts, name: string, rate: ShareRate): ShareCounter => {
  const { duration } = rate
  const firstOfOne = openUseCounter(ports, `first-of-one-${name}`, { points: rate.firstOfOne, duration })
  const first = openUseCounter(ports, `first-${name}`, { points: rate.first, duration })
  const ofCrowd =
    rate.firstOfCrowd === undefined
      ? undefined
      : openUseCounter(ports, `first-of-crowd-${name}`, { points: rate.firstOfCrowd, duration })
  const rest = openUseCounter(ports, name, { points: rate.rest, duration })
  const pairOf = ({ target, asker }: Share): string => `${target} ${asker}`
  const isOneOfFew = async ({ target, crowd }: Share): Promise<boolean> =>
    ofCrowd === undefined || crowd === undefined || ofCrowd.count(`${target} ${crowd}`)
  return {
    count: async (share) => {
      const isFirst =
        (await firstOfOne.count(pairOf(share))) &&
        (await isOneOfFew(share)) &&
        (await first.count(share.target))
      return isFirst || rest.count(share.target)
    },
    waitMs: ({ target }) => rest.waitMs(target),
    forgive: async (share) => {
      await firstOfOne.forgive(pairOf(share))
      await first.forgive(share.target)
      await rest.forgive(share.target)
    },
  }
}
