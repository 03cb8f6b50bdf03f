import type { SyncRefusal } from '@shingle/shared/sync/sync-close.ts'
import type { StaleReason } from '@shingle/shared/sync/sync-messages.ts'

/**
 * Thrown where Hocuspocus tells the client the reason. Without a message, so that Hocuspocus does not print
 * it.
 */
export class Refused extends Error {
  readonly reason: string
  constructor(reason: SyncRefusal | StaleReason) {
    super()
    this.reason = reason
  }
}
