import { type SyncClose, syncClose } from '@shingle/shared/sync/sync-close.ts'
import { type Frame, frameType, isOverlong, syncStep } from './frame.ts'
import type { SyncPace } from './sync-options.ts'
import { createTokenBucket } from './token-bucket.ts'

/** What to do with a frame: hand it on, forget it, or close the socket. */
export type FrameVerdict = 'pass' | 'drop' | SyncClose

/** Replicas come and go on one socket; this many are no honest client's. */
const addressesPerDraft = 8

/** Whether a socket stays within the drafts and replicas one client needs. */
const createRoom = (maximumDrafts: number): ((frame: Frame) => boolean) => {
  const drafts = new Set<string>()
  const addresses = new Set<string>()
  return ({ draftId, address }) => {
    drafts.add(draftId)
    addresses.add(address)
    return drafts.size <= maximumDrafts && addresses.size <= maximumDrafts * addressesPerDraft
  }
}

/** Judges the frames of one socket before Hocuspocus sees them. */
export interface FrameCheck {
  /** Whether so many bytes more are within the socket's pace. */
  isPaced(bytes: number): boolean
  /** What to do with a frame that could be read. */
  judge(frame: Frame, bytes: number): FrameVerdict
}

export const createFrameCheck = (pace: SyncPace, now: () => number): FrameCheck => {
  const takeMessage = createTokenBucket(pace.messages, now)
  const takeBytes = createTokenBucket(pace.bytes, now)
  const takeHandshake = createTokenBucket(pace.handshakes, now)
  const takePresence = createTokenBucket(pace.presence, now)
  const takeAsk = createTokenBucket(pace.asks, now)
  const takeProof = createTokenBucket(pace.proofs, now)
  const hasRoom = createRoom(pace.draftsPerSocket)

  const isWelcome = ({ type }: Frame, bytes: number): boolean => {
    if (isOverlong(type, bytes)) return false
    if (type === frameType.awareness) return takePresence(1)
    return type !== frameType.stateless || takeAsk(1)
  }

  return {
    isPaced: (bytes) => takeMessage(1) && takeBytes(bytes),
    judge: (frame, bytes) => {
      const isHandshake = 'step' in frame && frame.step === syncStep.ask
      if (!hasRoom(frame) || (isHandshake && !takeHandshake(1))) return syncClose.flooding
      if (frame.type === frameType.authentication && !takeProof(1)) return syncClose.flooding
      return isWelcome(frame, bytes) ? 'pass' : 'drop'
    },
  }
}
