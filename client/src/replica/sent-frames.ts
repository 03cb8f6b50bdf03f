/**
 * Keeps account of the content that was sent on one connection. The server answers every such frame, in order. A whole
 * frame carries everything the server lacks, so it also makes up for what was refused before.
 */
export interface SentFrames {
  /** A frame goes out on the open connection. */
  send(frame: Uint8Array): void
  /** A frame has come in. */
  receive(frame: Uint8Array): void
  /** A new connection begins: whatever was not answered never will be. */
  restart(): void
  /** Whether the server has everything that was sent. */
  isSettled(): boolean
}

const frameType = { sync: 0, status: 8 } as const
/** Steps of the sync protocol that carry content: everything the other side lacks, and one update. */
const syncStep = { whole: 1, update: 2 } as const

/** A frame is the length of its address in one byte, the address, its type, and the step or the answer. */
const read = (frame: Uint8Array) => {
  const typeAt = 1 + (frame[0] ?? 0)
  return { type: frame[typeAt], value: frame[typeAt + 1] }
}

export const createSentFrames = (): SentFrames => {
  let unanswered: { readonly isWhole: boolean }[] = []
  let mayLack = true
  return {
    send: (frame) => {
      const { type, value } = read(frame)
      const hasContent = type === frameType.sync && (value === syncStep.whole || value === syncStep.update)
      if (hasContent) unanswered.push({ isWhole: value === syncStep.whole })
    },
    receive: (frame) => {
      const { type, value } = read(frame)
      const answered = type === frameType.status ? unanswered.shift() : undefined
      if (answered === undefined) return
      if (value !== 1) mayLack = true
      else if (answered.isWhole) mayLack = false
    },
    restart: () => {
      unanswered = []
      mayLack = true
    },
    isSettled: () => unanswered.length === 0 && !mayLack,
  }
}
