import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'

/** What one socket may send, and how long things may take. */
export const syncPace = {
  messages: { perSecond: 50, burst: 200 },
  bytes: { perSecond: 256 * 1024, burst: 2 * 1024 * 1024 },
  /** Requests for the whole document. */
  handshakes: { perSecond: 0.5, burst: 6 },
  authenticationMs: 10_000,
  draftsPerSocket: 10,
  socketsPerUser: 20,
  socketsPerAddress: 60,
  /** A reader this far behind for this long is let go. */
  backlogBytes: 4 * 1024 * 1024,
  backlogMs: 10_000,
  /** A socket whose updates were refused this often is let go. */
  refusals: 100,
  snapshotMs: 2_000,
  snapshotMaximumMs: 10_000,
  sweepMs: 5_000,
  closingMs: 5_000,
}
export type SyncPace = typeof syncPace

/** What the sync server is built from. */
export interface SyncServerOptions {
  readonly db: Db
  readonly bus: Bus
  readonly secret: Uint8Array
  readonly origins: Origins
  readonly log: Logger
  readonly clock: () => Date
  /** Whether a proxy in front says in X-Forwarded-For whom it speaks for. */
  readonly trustsProxy?: boolean
  readonly pace?: Partial<SyncPace>
}
