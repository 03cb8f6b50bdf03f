import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { rowIdDigits } from '@shingle/shared/text/row-id.ts'
import * as decoding from 'lib0/decoding'
import * as Y from 'yjs'

/** Types of the frames that a client may send. */
export const frameType = {
  sync: 0,
  awareness: 1,
  authentication: 2,
  awarenessQuery: 3,
  syncReply: 4,
  stateless: 5,
  close: 7,
} as const
type FrameType = (typeof frameType)[keyof typeof frameType]

/** Steps of the sync protocol: asking for what is missing, the answer to it, and one update. */
export const syncStep = { ask: 0, answer: 1, update: 2 } as const
type SyncStep = (typeof syncStep)[keyof typeof syncStep]

/** One frame of a client, read as far as its sender can be judged by it. */
export type Frame = {
  readonly draftId: string
  /** The draft's id, then the id of one replica of it, when a socket carries several. */
  readonly address: string
} & (
  | { readonly type: Exclude<FrameType, 0 | 4> }
  | { readonly type: 0 | 4; readonly step: SyncStep; readonly payload: Uint8Array }
)

/** A frame of the sync protocol that brings something. */
type ContentFrame = Extract<Frame, { step: SyncStep }>

export const hasContent = (frame: Frame): frame is ContentFrame =>
  'step' in frame && frame.step !== syncStep.ask

const addressPattern = new RegExp(`^(${rowIdDigits})(?:\\0[0-9a-z]{1,24})?$`)
const longestAddress = 64
const tokenFollows = 0

const malformed = (): never => {
  throw new Error('a frame that no client sends')
}

/** Reads a state vector only where its length and the count in front say that it is one of a draft. */
const checkVector = (vector: Uint8Array): void => {
  const { bytes, writers } = syncLimits.vector
  const count = () => decoding.readVarUint(decoding.createDecoder(vector))
  if (vector.byteLength > bytes || count() > writers) malformed()
  Y.decodeStateVector(vector)
}

const readSync = (decoder: decoding.Decoder) => {
  const step = decoding.readVarUint(decoder)
  const payload = decoding.readVarUint8Array(decoder)
  if (step === syncStep.ask) checkVector(payload)
  return step === syncStep.ask || step === syncStep.answer || step === syncStep.update
    ? { step, payload }
    : malformed()
}

const checkAwareness = (decoder: decoding.Decoder): void => {
  const states = decoding.createDecoder(decoding.readVarUint8Array(decoder))
  for (let left = decoding.readVarUint(states); left > 0; left -= 1) {
    decoding.readVarUint(states)
    decoding.readVarUint(states)
    JSON.parse(decoding.readVarString(states))
  }
}

/** Whether a frame is longer than any honest client's of its type: what is in it is not even read. */
export const isOverlong = (type: FrameType, bytes: number): boolean =>
  (type === frameType.awareness && bytes > syncLimits.awareness) ||
  (type === frameType.stateless && bytes > syncLimits.stateless)

/** Whether what follows a type is what belongs there; throws where it ends too early. */
const check = (type: number, decoder: decoding.Decoder): Exclude<FrameType, 0 | 4> => {
  switch (type) {
    case frameType.awareness:
      if (!isOverlong(type, decoder.arr.byteLength)) checkAwareness(decoder)
      return type
    case frameType.authentication:
      if (decoder.arr.byteLength > syncLimits.token) malformed()
      if (decoding.readVarUint(decoder) !== tokenFollows) malformed()
      decoding.readVarString(decoder)
      return type
    case frameType.stateless:
      if (!isOverlong(type, decoder.arr.byteLength)) decoding.readVarString(decoder)
      return type
    case frameType.awarenessQuery:
    case frameType.close:
      return type
    default:
      return malformed()
  }
}

/**
 * Reads a frame, or answers undefined for one that no honest client sends: what reaches Hocuspocus is whole, so that it
 * never has to stumble over it.
 */
export const readFrame = (bytes: Uint8Array): Frame | undefined => {
  const decoder = decoding.createDecoder(bytes)
  try {
    if (decoding.peekVarUint(decoder) > longestAddress) return undefined
    const address = decoding.readVarString(decoder)
    const draftId = addressPattern.exec(address)?.[1]
    if (draftId === undefined) return undefined
    const type = decoding.readVarUint(decoder)
    if (type === frameType.sync || type === frameType.syncReply)
      return { draftId, address, type, ...readSync(decoder) }
    return { draftId, address, type: check(type, decoder) }
  } catch {
    // The decoder throws on bytes that end too early, and JSON on what is none.
    return undefined
  }
}
