import { setTimeout as wait } from 'node:timers/promises'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { admit } from '@shingle/sync-server/fixtures/admit.ts'
import { openRaw } from '@shingle/sync-server/fixtures/raw-client.ts'
import { ada, ben } from '@shingle/sync-server/fixtures/sync-world.ts'
import type { Db } from 'mongodb'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { benchOrigin, benchSecret, type ServerUnderLoad } from './sync-servers.ts'

/** An update on its way: when it was sent, and the writer's clock behind it. */
interface Sent {
  readonly at: number
  readonly clock: number
}

/** One draft's writer and reader. */
export interface Pair {
  send(update: Uint8Array): void
  /** The updates that were not acknowledged, or not delivered, yet. */
  readonly unacknowledged: Sent[]
  readonly undelivered: Sent[]
  /** Waits no longer for what was sent. */
  forget(): void
  close(): void
}

/** The times taken so far, in milliseconds. */
export interface Samples {
  readonly acknowledged: number[]
  readonly delivered: number[]
}

/** What a pair waits for; a server that acknowledges nothing leaves the first list as it is. */
const waitingLists = () => {
  const [unacknowledged, undelivered]: [Sent[], Sent[]] = [[], []]
  const forget = () => {
    unacknowledged.length = 0
    undelivered.length = 0
  }
  return { unacknowledged, undelivered, forget }
}

const settleFirst = (queue: Sent[], into: number[]): void => {
  const sent = queue.shift()
  if (sent !== undefined) into.push(performance.now() - sent.at)
}

/** How far an update carries its writer's clock. */
export const clockBehind = (update: Uint8Array): number =>
  Math.max(0, ...Y.parseUpdateMeta(update).to.values())

/** The update in a message, behind the variable-length number at `at` that tells its size. */
const updateIn = (message: Buffer, at: number): Uint8Array => {
  let end = at
  while ((message[end] ?? 0) >= 128) end += 1
  return message.subarray(end + 1)
}

/** A message may carry several updates as one: all that it holds have arrived with it. */
const settleDelivered = ({ undelivered }: Pair, update: Uint8Array, { delivered }: Samples): void => {
  const clock = clockBehind(update)
  while (undelivered[0] !== undefined && undelivered[0].clock <= clock) settleFirst(undelivered, delivered)
}

const writeVarUint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...writeVarUint(value >>> 7)]

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })

const wireTypes = { sync: 0, status: 8 } as const
const updateStep = 2
/** Where Hocuspocus writes a message's type: behind the draft's name. */
const typeAt = 1 + 24

/** A pair that speaks the plain Yjs protocol, as y-websocket does. */
export const openPlainPair = async (url: string, samples: Samples) => {
  const [writer, reader] = [new WebSocket(url), new WebSocket(url)]
  await Promise.all([opened(writer), opened(reader)])
  const pair: Pair = {
    ...waitingLists(),
    send: (update) => writer.send(new Uint8Array([0, 2, ...writeVarUint(update.byteLength), ...update])),
    close: () => {
      writer.terminate()
      reader.terminate()
    },
  }
  reader.on('message', (message: Buffer) => {
    if (message[0] === wireTypes.sync && message[1] === updateStep)
      settleDelivered(pair, updateIn(message, 2), samples)
  })
  return pair
}

/** A pair on a draft of ours: a writer who is in control, and somebody who looks on. */
export const openSyncPair = async (
  { url }: ServerUnderLoad,
  { db, draftId, seed, at }: { db: Db; draftId: string; seed: Uint8Array; at: number },
  samples: Samples,
): Promise<Pair> => {
  const owner = { ...ada, id: `${ada.id}${at}` }
  await createDraftLog(db).create(draftId, owner, seed)
  const key = { secret: new TextEncoder().encode(benchSecret), clock: () => new Date() }
  const join = async (user: typeof ada, want: 'edit' | 'view') => {
    const client = await openRaw(url, draftId, { origin: benchOrigin })
    const jwt = await admit(db, { draftId, user, role: 'Collaborator' }, key)
    client.authenticate({ jwt, epoch: 1, want })
    const end = Date.now() + 20_000
    while (client.messages.length === 0) {
      if (Date.now() > end) throw new Error('a client was not let in')
      await wait(5)
    }
    return client
  }
  const [writer, reader] = [await join(owner, 'edit'), await join({ ...ben, id: `${ben.id}${at}` }, 'view')]
  const pair: Pair = {
    ...waitingLists(),
    send: (update) => writer.update(update),
    close: () => {
      writer.ws.terminate()
      reader.ws.terminate()
    },
  }
  writer.ws.on('message', (message: Buffer) => {
    if (message[typeAt] !== wireTypes.status) return
    if (message[typeAt + 1] !== 1) throw new Error('an update was refused')
    settleFirst(pair.unacknowledged, samples.acknowledged)
  })
  reader.ws.on('message', (message: Buffer) => {
    if (message[typeAt] === wireTypes.sync && message[typeAt + 1] === updateStep)
      settleDelivered(pair, updateIn(message, typeAt + 2), samples)
  })
  return pair
}
