import { OutgoingMessage } from '@hocuspocus/server'
import { syncClose } from '@shingle/shared/sync/sync-close.ts'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { statesOf } from './document-states.ts'
import { type DraftAccess, type DraftConnection, isOutOfStep } from './draft-access.ts'
import type { Answers } from './draft-lanes.ts'
import { syncStep } from './frame.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { OpenDraft } from './open-draft.ts'
import { disconnect } from './sync-socket.ts'

interface AnswersPlan {
  readonly draft: OpenDraft
  readonly access: DraftAccess
  readonly connection: DraftConnection
  /** Hears of a fault of ours, after which the client must not go on. */
  readonly atFault: (error: unknown) => void
}

/**
 * Whether a replica has less than half of a document, as when it is new or of another history: to pick out what it lacks
 * would cost more than the whole that all get.
 */
const hasLittleOf = (vector: Uint8Array, { store }: Y.Doc): boolean => {
  const replica = Y.decodeStateVector(vector)
  let [all, had] = [0, 0]
  for (const client of store.clients.keys()) {
    const clock = Y.getState(store, client)
    all += clock
    had += Math.min(clock, replica.get(client) ?? 0)
  }
  return 2 * had < all
}

const answerMessage = (address: string, lacking: Uint8Array): Uint8Array => {
  const message = new OutgoingMessage(address).createSyncMessage()
  encoding.writeVarUint(message.encoder, syncStep.answer)
  encoding.writeVarUint8Array(message.encoder, lacking)
  return message.toUint8Array()
}

/** Sends what a replica lacks, behind the question what the server lacks of it; answers how many bytes that was. */
const send = ({ document }: OpenDraft, connection: DraftConnection, vector: Uint8Array): number => {
  const lacking = hasLittleOf(vector, document)
    ? statesOf(document).whole()
    : Y.encodeStateAsUpdate(document, vector)
  const { messageAddress } = connection
  connection.send(
    new OutgoingMessage(messageAddress).createSyncMessage().writeFirstSyncStepFor(document).toUint8Array(),
  )
  connection.send(answerMessage(messageAddress, lacking))
  return lacking.byteLength
}

/**
 * Answers on the asker's account, one question at a time and each when its peer has taken what was sent before: who does
 * not read makes no work, and nobody is left without an answer.
 */
export const openAnswers = ({ draft, access, connection, atFault }: AnswersPlan): Answers => {
  const { budgets, heavyWork, answerRoom } = draft.around
  const { socket } = connection.context
  const { id: userId } = access.user
  let isClosed = false
  let asked: Uint8Array | undefined

  const answer = (): void => {
    const vector = asked
    if (isClosed || vector === undefined) return
    asked = undefined
    const work = () => {
      draft.settle()
      return send(draft, connection, vector)
    }
    if (isOutOfStep(access, connection, draft)) disconnect(socket, syncClose.restarting)
    else answerRoom.hold(socket, userId, budgets.charge(userId, work).made)
  }
  const start = oneAtATime({
    isLeft: () => asked !== undefined && !isClosed,
    doNext: async () => {
      await socket.outgoing.whenTaken()
      await budgets.ready(userId)
      await answerRoom.free(userId)
      await heavyWork.run(userId, answer)
    },
    atFault,
  })
  return {
    ask: (vector) => {
      asked = vector
      start()
    },
    close: () => {
      isClosed = true
    },
  }
}
