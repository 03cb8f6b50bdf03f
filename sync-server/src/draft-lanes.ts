/** What a client sends into its draft: one update, or all that the server lacks, as after a time apart. */
export interface Content {
  readonly update: Uint8Array
  readonly isHandshake: boolean
}

/**
 * The short way of one client’s content into one draft: past the queue and the hooks of Hocuspocus, which cost more
 * than judging an update does. What queues up while an update becomes durable goes together with the next, and every
 * frame is answered in the order in which it came.
 */
export interface UpdateQueue {
  take(content: Content): void
  /** What still waits is dropped: its client is gone, and offers it again when it comes back. */
  close(): void
}

/** Tells one client what it lacks of one draft. */
export interface Answers {
  /** Answers what a replica lacks that has this much; a question that was not answered yet gives way to it. */
  ask(vector: Uint8Array): void
  close(): void
}

/** The short way of one client and one draft, past Hocuspocus: what it sends, and what it asks for. */
export interface DraftLane {
  readonly queue: UpdateQueue
  readonly answers: Answers
}

/** The short ways of one socket, by the address in front of every frame. */
export interface DraftLanes {
  readonly open: Map<string, DraftLane>
  /** What was asked for, last, where the way is not open yet: clients ask right behind the proof of who they are. */
  readonly early: Map<string, Uint8Array>
}

export const noLanes = (): DraftLanes => ({ open: new Map(), early: new Map() })

/** So many questions of one socket wait for their drafts to be opened: one of each draft. */
const mostEarly = 10

const keepEarly = (early: DraftLanes['early'], address: string, vector: Uint8Array): void => {
  early.delete(address)
  early.set(address, vector)
  const [oldest] = early.keys()
  if (early.size > mostEarly && oldest !== undefined) early.delete(oldest)
}

/** Answers what a client lacks, or keeps the question until its way is open. */
export const askIn = ({ open, early }: DraftLanes, address: string, vector: Uint8Array): void => {
  const lane = open.get(address)
  if (lane !== undefined) lane.answers.ask(vector)
  else keepEarly(early, address, vector)
}

/** Opens a way, and answers how it is closed. */
export const openLane = ({ open, early }: DraftLanes, address: string, lane: DraftLane): (() => void) => {
  open.set(address, lane)
  const asked = early.get(address)
  early.delete(address)
  if (asked !== undefined) lane.answers.ask(asked)
  return () => {
    lane.queue.close()
    lane.answers.close()
    open.delete(address)
  }
}
