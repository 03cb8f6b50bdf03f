import type { Origins } from '@shingle/shared/origins/origins.ts'
import { presenceLimits } from '@shingle/shared/presence/limits.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { Fuel } from '@shingle/storage/draft-guard/meter.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'

const vetted: Fuel = syncLimits.vetted

/** What one socket may send, and how long things may take. */
export const syncPace = {
  messages: { perSecond: 50, burst: 200 },
  bytes: { perSecond: 256 * 1024, burst: 2 * 1024 * 1024 },
  /** Pings and pongs: browsers answer the server's, one in ten seconds. Beyond 60 unanswered pings, `ws` cuts off without a word. */
  controlFrames: { perSecond: 5, burst: 40 },
  /** Requests for the whole document. */
  handshakes: { perSecond: 0.5, burst: 6 },
  /** Words of where somebody looks; what comes faster is dropped. */
  presence: { perSecond: 4, burst: 16 },
  /** Requests for edit control, and answers; what comes faster is dropped. */
  asks: { perSecond: 0.5, burst: 8 },
  /** Proofs of who somebody is, for each draft and each renewal one. */
  proofs: { perSecond: 1, burst: 30 },
  authenticationMs: 10_000,
  /**
   * What comes from whoever has not said who they are, counted as it arrives: bytes of one socket, and of one network
   * together; and how many such sockets a network may have.
   */
  strangers: {
    bytes: 48 * 1024,
    network: { perSecond: 64 * 1024, burst: 1024 * 1024 },
    perAddress: 30,
  },
  draftsPerSocket: 10,
  socketsPerUser: 20,
  socketsPerAddress: 60,
  /** How often all strangers of one network, and each browser that has signed in, open a socket: all of a house at once, twice, and then as tabs come and go. */
  openings: { perSecond: 2, burst: 120 },
  /** A reader this far behind for this long is let go. */
  backlogBytes: 4 * 1024 * 1024,
  backlogMs: 10_000,
  /**
   * Answers to whoever asks for what they lack, until they are taken: so many bytes of one account wait, and of all; where
   * another needs the room, one that waited so long lets its socket go. One account gets so many bytes of them: a large draft
   * in every tab, and again whenever it is opened anew.
   */
  answers: {
    accountBytes: 12 * 1024 * 1024,
    allBytes: 128 * 1024 * 1024,
    patienceMs: 10_000,
    bytes: { perSecond: 1024 * 1024, burst: 64 * 1024 * 1024 },
  },
  /** Content that waits to be judged: so many bytes of one account, and of all; beyond, sockets are not read from. */
  waiting: { accountBytes: 4 * 1024 * 1024, allBytes: 64 * 1024 * 1024 },
  /** A socket whose updates were refused this often is let go. */
  refusals: 100,
  /** For so many of them counts one that would have cost more than any honest update. */
  costRefusalWeight: 20,
  /** After so many of these, in so long, an account writes nothing for as long, on any socket. */
  costRefusals: { count: 5, withinMs: 600_000 },
  /** CPU time of each second in which everything heavy is tried, in milliseconds; typing passes it by. */
  heavyMs: 300,
  /** CPU time in which one account's updates are tried and applied, in milliseconds; whoever has used it up waits. */
  cpuMs: { perSecond: 50, burst: 2_000 },
  vetted,
  /** A draft is not rebuilt again so soon, whether its history is dear to load or merely long; and after which pause of typing. */
  rebuild: { dearMs: 60_000, softMs: 3_600_000, pauseMs: 10_000 },
  /** News of who is at a draft are gathered for so long; servers tell each other as often that it is still so. */
  people: { gatherMs: 200, renewMs: 10_000, forgottenMs: 25_000 },
  /** How long asking for edit control takes: as `presenceLimits` say. */
  asking: {
    lingerMs: presenceLimits.lingerMs,
    askMs: presenceLimits.askMs,
    askAgainMs: presenceLimits.askAgainMs,
  },
  /** For so long the lists of websites take somebody's word that they edit; it is given again sooner. */
  editingMs: 40_000,
  /** A line is tried after this silence, and whoever is on it counts as gone after that. */
  silence: { pingMs: 10_000, goneMs: 30_000 },
  snapshotMs: 2_000,
  snapshotMaximumMs: 20_000,
  sweepMs: 5_000,
  /** Whoever lost their session or role is let go within two seconds, though the word of it was lost: what is left is for asking. */
  accessMs: 1_500,
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
  readonly trustsProxy: boolean
  readonly pace?: Partial<SyncPace>
}
