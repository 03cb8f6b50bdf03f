import { type SyncClose, syncClose } from '@shingle/shared/sync/sync-close.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import * as decoding from 'lib0/decoding'
import type { SyncPace } from './sync-options.ts'
import { createTokenBucket } from './token-bucket.ts'

/** What to do with a frame: hand it on, forget it, or close the socket. */
export type FrameVerdict = 'pass' | 'drop' | SyncClose

const messageType = { sync: 0, awareness: 1, syncReply: 4 } as const
/** Sync, awareness, authentication, awareness query, sync reply, stateless, close. */
const knownTypes = new Set([0, 1, 2, 3, 4, 5, 7])
const stepOne = 0
const heartbeats = new Set([9, 10])

/** A draft's id, then the id of one replica of it, when a socket carries several. */
const addressPattern = /^([0-9a-f]{24})(?:\0[0-9a-z]{1,24})?$/
const longestAddress = 64
/** Replicas come and go on one socket; this many are no honest client's. */
const addressesPerDraft = 8

interface Frame {
  readonly draftId: string
  readonly address: string
  readonly type: number
  readonly step: number
}

const readFrame = (bytes: Uint8Array): Frame | undefined => {
  const decoder = decoding.createDecoder(bytes)
  try {
    if (decoding.peekVarUint(decoder) > longestAddress) return undefined
    const address = decoding.readVarString(decoder)
    const draftId = addressPattern.exec(address)?.[1]
    const type = decoding.readVarUint(decoder)
    const isSync = type === messageType.sync || type === messageType.syncReply
    const step = isSync ? decoding.readVarUint(decoder) : -1
    return draftId === undefined || step > 2 ? undefined : { draftId, address, type, step }
  } catch {
    // The decoder throws on bytes that end too early.
    return undefined
  }
}

const isHeartbeat = (bytes: Uint8Array): boolean => bytes.byteLength === 1 && heartbeats.has(bytes[0] ?? -1)

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

/** Judges every frame of one socket before Hocuspocus sees it: its address, kind, size and pace. */
export const createFrameGate = (pace: SyncPace, now: () => number): ((frame: Uint8Array) => FrameVerdict) => {
  const takeMessage = createTokenBucket(pace.messages, now)
  const takeBytes = createTokenBucket(pace.bytes, now)
  const takeHandshake = createTokenBucket(pace.handshakes, now)
  const hasRoom = createRoom(pace.draftsPerSocket)

  return (bytes) => {
    if (!takeMessage(1) || !takeBytes(bytes.byteLength)) return syncClose.flooding
    if (isHeartbeat(bytes)) return 'drop'
    const frame = readFrame(bytes)
    if (frame === undefined || !knownTypes.has(frame.type)) return syncClose.malformed
    const isPaced = hasRoom(frame) && (frame.step !== stepOne || takeHandshake(1))
    if (!isPaced) return syncClose.flooding
    const isLongPresence = frame.type === messageType.awareness && bytes.byteLength > syncLimits.awareness
    return isLongPresence ? 'drop' : 'pass'
  }
}
