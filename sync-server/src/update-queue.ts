import { OutgoingMessage } from '@hocuspocus/server'
import { acknowledgementsAt } from '@shingle/shared/sync/acknowledgement.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { accept, type Offer, type Verdict } from './accept.ts'
import { concludeUpdate } from './conclude-update.ts'
import { type DraftAccess, type DraftConnection, mayWrite } from './draft-access.ts'
import type { Content, UpdateQueue } from './draft-lanes.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { OpenDraft } from './open-draft.ts'
import type { SyncPace } from './sync-options.ts'
import { isKnown } from './viewer-copy.ts'

/** Whose updates they are, and where they go. */
export interface QueuePlan {
  readonly draft: OpenDraft
  readonly access: DraftAccess
  readonly connection: DraftConnection
  readonly pace: SyncPace
  /** Hears of a fault of ours, after which the client must not go on. */
  readonly atFault: (error: unknown) => void
}

/** Takes from the front of the queue what may go together; a handshake goes alone. */
const takeTogether = (queue: Content[]): Content[] => {
  let bytes = 0
  const end = queue.findIndex(({ update, isHandshake }, at) => {
    bytes += update.byteLength
    return at > 0 && (isHandshake || queue[0]?.isHandshake === true || bytes > syncLimits.update.bytes)
  })
  return queue.splice(0, end < 0 ? queue.length : end)
}

/** Whether another update of the same client might fare better. */
const isAboutContent = (verdict: Verdict): boolean =>
  !(verdict.accepted || verdict.why === 'control' || verdict.why === 'busy')

const bytesOf = (contents: readonly Content[]): number =>
  contents.reduce((sum, { update }) => sum + update.byteLength, 0)

const statusMessage = (address: string, isSaved: boolean): Uint8Array =>
  new OutgoingMessage(address).writeSyncStatus(isSaved).toUint8Array()

export const openQueue = ({ draft, access, connection, pace, atFault }: QueuePlan): UpdateQueue => {
  const { messageAddress } = connection
  const { waitingBytes } = draft.around
  const { socket } = connection.context
  const status = { saved: statusMessage(messageAddress, true), refused: statusMessage(messageAddress, false) }
  const acknowledge = acknowledgementsAt(messageAddress)
  const queue: Content[] = []
  let isClosed = false

  const sendStatus = (isSaved: boolean, count: number): void => {
    // The client crosses off what it sent, one by one.
    for (let at = 0; at < count; at += 1) socket.outgoing.send(isSaved ? status.saved : status.refused)
  }
  /** The last answer says for all of them where they are durable. */
  const sendSaved = (count: number): void => {
    sendStatus(true, count - 1)
    socket.outgoing.send(acknowledge({ epoch: draft.control.epoch, seq: draft.seq }))
  }
  /** Answers whether the contents are decided; if not, each has to be looked at alone. */
  const judgeTogether = async (contents: readonly Content[]): Promise<boolean> => {
    const [first] = contents
    if (first?.isHandshake && !mayWrite(access, draft.control)) {
      sendStatus(await isKnown(draft, { access, connection, pace }, first.update), 1)
      return true
    }
    const updates = contents.map(({ update }) => update)
    const caps = first?.isHandshake ? syncLimits.reconnection : syncLimits.update
    const offer: Offer = { access, connection, updates, caps }
    const verdict = await accept(draft, offer)
    if (updates.length > 1 && isAboutContent(verdict)) return false
    concludeUpdate(draft, offer, { verdict, pace })
    if (verdict.accepted) sendSaved(updates.length)
    else sendStatus(false, updates.length)
    return true
  }
  const start = oneAtATime({
    isLeft: () => queue.length > 0 && !isClosed,
    doNext: async () => {
      const contents = takeTogether(queue)
      try {
        if (!(await judgeTogether(contents))) for (const content of contents) await judgeTogether([content])
      } finally {
        waitingBytes.remove(access.user.id, bytesOf(contents))
      }
    },
    atFault,
  })
  return {
    take: (content) => {
      queue.push(content)
      waitingBytes.add(socket.ws, access.user.id, content.update.byteLength)
      start()
    },
    close: () => {
      isClosed = true
      waitingBytes.remove(access.user.id, bytesOf(queue))
      queue.length = 0
    },
  }
}
