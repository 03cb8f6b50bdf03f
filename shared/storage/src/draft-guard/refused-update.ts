import type { Refusal } from '@shingle/shared/sync/sync-messages.ts'

/**
 * Thrown where an update turns out to be none that may enter. A document to which a part of it was applied may only be
 * thrown away.
 */
export class RefusedUpdate extends Error {
  readonly why: Refusal
  /** Whether it would have cost more than any honest one. */
  readonly isCostly: boolean
  constructor(why: Refusal, isCostly = false) {
    super(why)
    this.why = why
    this.isCostly = isCostly
  }
}

/** Refuses the update that is being looked at. */
export const refuseUpdate = (why: Refusal): never => {
  throw new RefusedUpdate(why)
}

/** Refuses the update that is being looked at for what it would cost. */
export const refuseCost = (): never => {
  throw new RefusedUpdate('limit', true)
}
