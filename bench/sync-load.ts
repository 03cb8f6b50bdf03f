import { setTimeout as wait } from 'node:timers/promises'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { signSyncTicket } from '@shingle/storage/tickets/sync-ticket.ts'
import { openRaw } from '@shingle/sync-server/fixtures/raw-client.ts'
import { ada, ben } from '@shingle/sync-server/fixtures/sync-world.ts'
import type { Db } from 'mongodb'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { cpuTimeMs } from './cpu-time.ts'
import { timesOf } from './measure.ts'
import { benchOrigin, benchSecret, type ServerUnderLoad } from './sync-servers.ts'

/** How many drafts are typed in at once, how fast, and for how long. */
export const loadPlan = { drafts: 300, perSecond: 10, seconds: 12 } as const

/** An update on its way: when it was sent, and the writer's clock behind it. */
interface Sent {
  readonly at: number
  readonly clock: number
}

/** One draft's writer and reader. */
interface Pair {
  send(update: Uint8Array): void
  /** The updates that were not acknowledged, or not delivered, yet. */
  readonly unacknowledged: Sent[]
  readonly undelivered: Sent[]
  close(): void
}

/** The times taken so far, in milliseconds. */
export interface Samples {
  readonly acknowledged: number[]
  readonly delivered: number[]
}

/** What a server did under the load. */
export interface LoadResult {
  readonly acknowledged: readonly number[]
  readonly delivered: readonly number[]
  readonly updates: number
  readonly cpuMs: number
  readonly wallMs: number
}

/** The updates of one person who types, alternating between a title and a long text, on a seeded draft. */
export const typedUpdates = (seed: Uint8Array, count: number): Uint8Array[] => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seed)
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  const added = addSection(doc, 'CodeEmbed')
  if (!added.ok) throw new Error('no room for a section')
  let text = ''
  for (let at = 0; updates.length < count; at += 1) {
    text += 'x'
    if (at % 2 === 0) setField(doc, { in: 'section', section: added.value, field: 'code' }, text)
    else setField(doc, { in: 'settings', field: 'pageTitle' }, `Title ${at}`)
  }
  return updates.slice(0, count)
}

const settleFirst = (queue: Sent[], into: number[]): void => {
  const sent = queue.shift()
  if (sent !== undefined) into.push(performance.now() - sent.at)
}

/** How far an update carries its writer's clock. */
const clockBehind = (update: Uint8Array): number => Math.max(0, ...Y.parseUpdateMeta(update).to.values())

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
    unacknowledged: [],
    undelivered: [],
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
    const client = await openRaw(url, draftId, benchOrigin)
    const jwt = await signSyncTicket(
      { draftId, userId: user.id, name: user.name, sid: 's', role: 'Owner' },
      key,
    )
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
    unacknowledged: [],
    undelivered: [],
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

/** Types in all drafts at once at a steady pace, then waits until everything has arrived. */
export const load = async (
  server: ServerUnderLoad,
  { pairs, updates, samples }: { pairs: readonly Pair[]; updates: readonly Uint8Array[]; samples: Samples },
): Promise<LoadResult> => {
  const pauseMs = 1_000 / loadPlan.perSecond
  const cpuBefore = cpuTimeMs(server.process.pid())
  const started = performance.now()
  const next = pairs.map((_, at) => ({ due: started + (at / pairs.length) * pauseMs, sent: 0 }))
  const total = pairs.length * updates.length
  const clocks = updates.map(clockBehind)
  let sent = 0
  while (sent < total) {
    const now = performance.now()
    pairs.forEach((pair, at) => {
      const place = next[at]
      const update = place === undefined ? undefined : updates[place.sent]
      if (place === undefined || update === undefined || place.due > now) return
      const clock = clocks[place.sent] ?? 0
      pair.unacknowledged.push({ at: now, clock })
      pair.undelivered.push({ at: now, clock })
      pair.send(update)
      place.due += pauseMs
      place.sent += 1
      sent += 1
    })
    await wait(2)
  }
  const end = Date.now() + 15_000
  while (samples.delivered.length < total && Date.now() < end) await wait(10)
  const wallMs = performance.now() - started
  return { ...samples, updates: total, cpuMs: cpuTimeMs(server.process.pid()) - cpuBefore, wallMs }
}

/** The middle, the slow and the slowest of a load's times. */
export const spread = (samples: readonly number[]) => {
  const sorted = samples.toSorted((a, b) => a - b)
  return { ...timesOf(samples), p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN }
}
