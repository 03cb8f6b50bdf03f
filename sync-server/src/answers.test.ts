import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from '@shingle/shared/time/until.testing.ts'
import * as encoding from 'lib0/encoding'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import * as Y from 'yjs'
import { createAnswerRoom } from './answer-room.ts'
import { noLanes } from './draft-lanes.ts'
import { anEditor } from './fixtures/an-editor.ts'
import { startedDraft } from './fixtures/large-draft.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { rawUpdate } from './fixtures/raw-update.ts'
import { ada, ben, freshDraftId, openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { type SyncPace, syncPace } from './sync-options.ts'

let world: SyncWorld
let place: SyncPlace
beforeAll(async () => {
  world = await openWorld()
  place = await world.place()
})
afterAll(() => world.close())
afterEach(() => void vi.restoreAllMocks())

const cleo = { id: 'cleo', name: 'Cleo' }
/** An allowance that the least use uses up. */
const nothing = { perSecond: 0.000_1, burst: 0.000_1 }

/** What a replica says that has the first item of each of these writers. */
const vectorOf = (writers: readonly number[]): Uint8Array => {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, writers.length)
  for (const writer of writers) for (const number of [writer, 1]) encoding.writeVarUint(encoder, number)
  return encoding.toUint8Array(encoder)
}

const enter = async (at: SyncPlace, draftId: string, user = ada) => {
  const client = await openRaw(at.url, draftId)
  const want = user === ada ? 'edit' : 'view'
  client.authenticate({ jwt: await world.ticket(draftId, user), epoch: 1, want })
  await until(() => client.messages.length > 0, 'a word about control')
  return client
}

describe('[security 2.5] asking for the whole document', () => {
  it('costs one encoding for all who ask while nothing changes, and another once something did', async () => {
    const { draftId, client, retitle } = await anEditor(world, place)
    const clients = await Promise.all(Array.from({ length: 8 }, () => enter(place, draftId)))
    const written = vi.spyOn(Y.Item.prototype, 'write')
    for (const each of clients) each.stepOne()
    await until(() => clients.every(({ states }) => states.length === 1), 'all answers')
    expect(written).not.toHaveBeenCalled()
    client.update(retitle('Changed'))
    await until(() => client.acks.length === 1, 'an acknowledgement')
    for (const each of clients) each.stepOne()
    await until(() => clients.every(({ states }) => states.length === 2), 'all answers')
    const whole = new Y.Doc()
    Y.applyUpdate(whole, clients[0]?.states[1] ?? new Uint8Array())
    expect(whole.getMap('draft').toJSON()).toMatchObject({ settings: { pageTitle: 'Changed' } })
    const items = [...whole.store.clients.values()].flat().length
    // The update itself is written anew where it is tried and sent on.
    expect(written.mock.calls.length).toBeLessThan(2 * items)
    for (const { ws } of [client, ...clients]) ws.terminate()
  })

  it('again before there was an answer asks once, and the last word counts', async () => {
    const { draftId, client } = await anEditor(world, place)
    const asker = await enter(place, draftId)
    for (let times = 0; times < 6; times += 1) asker.stepOne()
    await until(() => asker.states.length > 0, 'an answer')
    await until(async () => {
      client.stepOne()
      return client.states.length > 1
    }, 'an answer to whoever asked later')
    expect(asker.states.length).toBeLessThan(6)
    for (const { ws } of [client, asker]) ws.terminate()
  })

  it('is on the account of whoever asks: without time left it waits, and others are answered', async () => {
    const thrifty = await world.place({ cpuMs: nothing })
    const draftId = await world.draft()
    const [opener, asker, other] = [
      await enter(thrifty, draftId),
      await enter(thrifty, draftId, ben),
      await enter(thrifty, draftId, cleo),
    ]
    asker.stepOne()
    await until(() => asker.states.length === 1, 'the first answer')
    asker.stepOne()
    other.stepOne()
    await until(() => other.states.length === 1, 'the answer to somebody else')
    expect(asker.states).toHaveLength(1)
    for (const { ws } of [opener, asker, other]) ws.terminate()
  })

  it('is answered with what all get where a replica has less than half, whichever writers it names', async () => {
    const { client, doc } = await anEditor(world, place)
    const known = [...Y.decodeStateVector(Y.encodeStateVector(doc)).keys()]
    const written = vi.spyOn(Y.Item.prototype, 'write')
    client.stepOne(vectorOf(known))
    await until(() => client.states.length === 2, 'an answer')
    expect(written).not.toHaveBeenCalled()
    client.ws.terminate()
  })

  it('again and again by new connections gets an account only so many bytes, and others all they ask for', async () => {
    const sparing = await world.place({ answers: { ...syncPace.answers, bytes: { ...nothing, burst: 1 } } })
    const draftId = await world.draft()
    const first = await enter(sparing, draftId)
    first.stepOne()
    await until(() => first.states.length === 1, 'the first answer')
    first.ws.terminate()
    const [again, other] = [await enter(sparing, draftId), await enter(sparing, draftId, ben)]
    again.stepOne()
    other.stepOne()
    await until(() => other.states.length === 1, 'the answer to somebody else')
    expect(again.states).toEqual([])
    for (const { ws } of [again, other]) ws.terminate()
  })

  it('is answered whatever the proof took: a question right behind the token is kept', async () => {
    const draftId = await world.draft()
    const client = await openRaw(place.url, draftId)
    client.authenticate({ jwt: await world.ticket(draftId, ada), epoch: 1 })
    client.stepOne()
    await until(() => client.states.length === 1, 'the document')
    client.ws.terminate()
  })
})

describe('[security 2.5] opening a draft', () => {
  it('is on the account of whoever opens it: without time left they come again later, and others open theirs', async () => {
    const thrifty = await world.place({ cpuMs: nothing })
    const [draftId, nextId] = [await world.draft(), await world.draft()]
    const client = await enter(thrifty, draftId, ben)
    const barred = await openRaw(thrifty.url, nextId)
    barred.authenticate({ jwt: await world.ticket(nextId, ben), epoch: 1, want: 'view' })
    await until(() => barred.refusedBecause.length > 0, 'a refusal')
    expect(barred.refusedBecause).toEqual(['try-again'])
    // What is open already costs nothing to come to.
    const [other, back] = [await enter(thrifty, nextId, cleo), await enter(thrifty, nextId, ben)]
    for (const { ws } of [client, barred, other, back]) ws.terminate()
  })

  it('takes its turn where it is large, and does not wait where it is not', async () => {
    const busy = await world.place({ heavyMs: 0.000_1 })
    const large = async () => {
      const draftId = freshDraftId()
      await world.log.create(draftId, ada, Y.encodeStateAsUpdate(startedDraft('shredded')))
      return draftId
    }
    const [first, second, small] = [await large(), await large(), await world.draft()]
    const one = await enter(busy, first, ben)
    const waiting = await openRaw(busy.url, second)
    waiting.authenticate({ jwt: await world.ticket(second, ben), epoch: 1, want: 'view' })
    const two = await enter(busy, small, cleo)
    expect(waiting.messages).toEqual([])
    for (const { ws } of [one, waiting, two]) ws.terminate()
  })

  it('makes its holder’s copy for what they write on the account of the holder', async () => {
    const thrifty = await world.place({ cpuMs: nothing })
    const [draftId, nextId] = [await world.draft(), await world.draft()]
    const opened = await enter(thrifty, draftId, ben)
    const holder = await enter(thrifty, draftId, ada)
    const next = await openRaw(thrifty.url, nextId)
    next.authenticate({ jwt: await world.ticket(nextId, ada), epoch: 1 })
    await until(() => next.refusedBecause.length > 0, 'a refusal')
    expect(next.refusedBecause).toEqual(['try-again'])
    for (const { ws } of [opened, holder, next]) ws.terminate()
  })
})

/** A line whose peer takes nothing that it is sent. */
const deafLine = async () => {
  const http = createServer()
  const wss = new WebSocketServer({ server: http })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const opened = once(wss, 'connection')
  const peer = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
  const [ws] = (await opened) as [WebSocket]
  const closed = once(peer, 'close').then(([code]) => code as number)
  const gone = new Promise<void>((resolve) => ws.once('close', () => resolve()))
  const outgoing = { send: () => undefined, flush: () => undefined, whenTaken: () => gone }
  const rest = {
    address: '',
    browser: undefined,
    sessionId: undefined,
    userId: 'ada',
    backloggedAt: 0,
    heardAt: 0,
  }
  const end = () => {
    peer.terminate()
    http.close()
  }
  return { socket: { ...rest, ws, outgoing, lanes: noLanes() }, closed, end }
}

describe('[security 2.5] answers that nobody takes', () => {
  const room = (answers: Partial<SyncPace['answers']>) =>
    createAnswerRoom(
      { answers: { ...syncPace.answers, accountBytes: 10, allBytes: 15, patienceMs: 0, ...answers } },
      () => performance.now(),
    )

  it('leave no room for another of the same account until the one that waits longest goes', async () => {
    const [first, second] = [await deafLine(), await deafLine()]
    const answers = room({})
    answers.hold(first.socket, 'ada', 5)
    await answers.free('ada')
    answers.hold(second.socket, 'ada', 5)
    await answers.free('ben')
    expect(first.socket.ws.readyState).toBe(WebSocket.OPEN)
    await answers.free('ada')
    expect(await first.closed).toBe(4408)
    expect(second.socket.ws.readyState).toBe(WebSocket.OPEN)
    for (const { end } of [first, second]) end()
  })

  it('of all accounts together leave room for everybody else', async () => {
    const lines = [await deafLine(), await deafLine()]
    const answers = room({})
    for (const [at, { socket }] of lines.entries()) answers.hold(socket, `account ${at}`, 9)
    await answers.free('ben')
    expect(await lines[0]?.closed).toBe(4408)
    for (const { end } of lines) end()
  })
})

describe('[4.control] what a viewer’s copy offers', () => {
  const rangesOf = (client: number, count: number) =>
    rawUpdate([], [{ client, ranges: Array.from({ length: count }, (_, at) => [at * 2, 1] as const) }])
  const aViewer = async () => {
    const { draftId, client, doc } = await anEditor(world, place)
    const viewer = await enter(place, draftId, ben)
    const [writer = 0] = [...Y.decodeStateVector(Y.encodeStateVector(doc)).keys()]
    return { client, doc, viewer, writer }
  }
  /** How the server answers, and how many ranges it read for that. */
  const offer = async (viewer: Awaited<ReturnType<typeof enter>>, update: Uint8Array) => {
    const read = vi.spyOn(Y.UpdateDecoderV1.prototype, 'readDsClock')
    const before = viewer.acks.length
    viewer.update(update, 1)
    await until(() => viewer.acks.length > before, 'an answer')
    return { known: viewer.acks.at(-1), read: read.mock.calls.length }
  }

  it('is not read where it is what the server has', async () => {
    const { client, doc, viewer } = await aViewer()
    const same = Y.encodeStateAsUpdate(doc, Y.encodeStateVector(doc))
    expect(await offer(viewer, same)).toEqual({ known: true, read: 0 })
    for (const { ws } of [client, viewer]) ws.terminate()
  })

  it('is not read beyond what a replica that was long away may bring', async () => {
    const { client, viewer, writer } = await aViewer()
    expect(await offer(viewer, rangesOf(writer, 300_000))).toEqual({ known: false, read: 0 })
    const { known, read } = await offer(viewer, rangesOf(writer, 100_000))
    expect(known).toBe(false)
    expect(read).toBeLessThanOrEqual(20_000)
    for (const { ws } of [client, viewer]) ws.terminate()
  })
})
