import { OutgoingMessage } from '@hocuspocus/server'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import * as Y from 'yjs'
import { accept, type Offer, type Verdict } from './accept.ts'
import type { DraftGate } from './draft-gate.ts'
import { conclude } from './judge-update.ts'
import type { DraftConnection, Session } from './session.ts'
import type { SyncPace } from './sync-options.ts'

/**
 * The short way of one client's updates into one draft: past the queue and the hooks of Hocuspocus, which cost more
 * than judging an update does. What queues up while an update becomes durable goes together with the next.
 */
export interface UpdateLane {
  take(update: Uint8Array): void
  /** What still waits is dropped: its client is gone, and offers it again when it comes back. */
  close(): void
}

/** Whose updates they are, and where they go. */
export interface LanePlan {
  readonly gate: DraftGate
  readonly session: Session
  readonly connection: DraftConnection
  readonly pace: SyncPace
  /** Hears of a fault of ours, after which the client must not go on. */
  readonly atFault: (error: unknown) => void
}

/** Takes from the front of the queue what may go as one update. */
const takeTogether = (queue: Uint8Array[]): Uint8Array[] => {
  let bytes = 0
  const end = queue.findIndex((update, at) => {
    bytes += update.byteLength
    return at > 0 && bytes > syncLimits.update
  })
  return queue.splice(0, end < 0 ? queue.length : end)
}

/** Several updates as one; undefined where one of them cannot be read. */
const merge = (updates: readonly Uint8Array[]): Uint8Array | undefined => {
  try {
    return updates.length === 1 ? updates[0] : Y.mergeUpdates([...updates])
  } catch {
    // Each by itself will be refused for what it is.
    return undefined
  }
}

/** Whether another update of the same client might fare better. */
const isAboutContent = (verdict: Verdict): boolean =>
  !(verdict.accepted || verdict.why === 'control' || verdict.why === 'busy')

const statusMessage = (address: string, isSaved: boolean): Uint8Array =>
  new OutgoingMessage(address).writeSyncStatus(isSaved).toUint8Array()

export const openLane = ({ gate, session, connection, pace, atFault }: LanePlan): UpdateLane => {
  const status = {
    saved: statusMessage(connection.messageAddress, true),
    refused: statusMessage(connection.messageAddress, false),
  }
  const queue: Uint8Array[] = []
  let [isRunning, isClosed] = [false, false]

  const offerOf = (update: Uint8Array, count: number): Offer => ({
    session,
    connection,
    update,
    count,
    maximumBytes: syncLimits.update,
  })
  const answer = (offer: Offer, verdict: Verdict): void => {
    conclude(gate, offer, { verdict, pace })
    // The client counts its updates back, one by one.
    for (let at = 0; at < offer.count; at += 1)
      connection.send(verdict.accepted ? status.saved : status.refused)
  }
  /** Answers whether the updates are decided; if not, each has to be looked at alone. */
  const judgeTogether = async (updates: readonly Uint8Array[]): Promise<boolean> => {
    const update = merge(updates)
    if (update === undefined) return false
    const offer = offerOf(update, updates.length)
    const verdict = await accept(gate, offer)
    if (updates.length > 1 && isAboutContent(verdict)) return false
    answer(offer, verdict)
    return true
  }
  const judgeAll = async (): Promise<void> => {
    while (queue.length > 0 && !isClosed) {
      // What came before by the long way, as a handshake does, goes first.
      await connection.waitForPendingMessages()
      const updates = takeTogether(queue)
      if (await judgeTogether(updates)) continue
      for (const update of updates) await judgeTogether([update])
    }
  }
  const run = async (): Promise<void> => {
    isRunning = true
    try {
      await judgeAll()
    } catch (error) {
      atFault(error)
    } finally {
      isRunning = false
    }
  }
  return {
    take: (update) => {
      queue.push(update)
      if (!isRunning) void run()
    },
    close: () => {
      isClosed = true
    },
  }
}
