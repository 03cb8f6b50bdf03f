import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEditor } from './fixtures/an-editor.ts'
import { openRaw } from './fixtures/raw-client.ts'
import { openWorld, type SyncPlace, type SyncWorld } from './fixtures/sync-world.ts'
import { createWaitingBytes } from './waiting-bytes.ts'

let world: SyncWorld
let place: SyncPlace
beforeAll(async () => {
  world = await openWorld()
  place = await world.place({ waiting: { accountBytes: 100, allBytes: 1_000 } })
})
afterAll(() => world.close())

const aSocket = async () => (await openRaw(place.url, await world.draft())).ws

describe('[security 2.5] what was sent and is not judged yet', () => {
  it('stops the reading of its account’s sockets where it is too much, until half of it is gone', async () => {
    const [one, other] = [await aSocket(), await aSocket()]
    const waiting = createWaitingBytes({ waiting: { accountBytes: 100, allBytes: 1_000 } })
    waiting.add(one, 'ada', 100)
    expect(one.isPaused).toBe(false)
    waiting.add(one, 'ada', 20)
    waiting.add(other, 'ben', 20)
    expect([one.isPaused, other.isPaused]).toEqual([true, false])
    waiting.remove('ada', 60)
    expect(one.isPaused).toBe(true)
    waiting.remove('ada', 20)
    expect(one.isPaused).toBe(false)
    for (const ws of [one, other]) ws.terminate()
  })

  it('of all together stops everybody who has something waiting, and nobody who has nothing', async () => {
    const [many, typist] = [await aSocket(), await aSocket()]
    const waiting = createWaitingBytes({ waiting: { accountBytes: 100, allBytes: 150 } })
    for (const account of ['ada', 'ben']) waiting.add(many, account, 90)
    waiting.add(typist, 'cara', 10)
    expect(typist.isPaused).toBe(true)
    waiting.remove('cara', 10)
    expect(typist.isPaused).toBe(false)
    for (const ws of [many, typist]) ws.terminate()
  })

  it('is judged all the same, and nothing of it is lost', async () => {
    const { client, retitle } = await anEditor(world, place)
    for (let at = 0; at < 100; at += 1) client.update(retitle(`Title ${at}`))
    await until(() => client.acks.length === 100, 'all acknowledgements')
    expect(client.acks.every(Boolean)).toBe(true)
    client.ws.terminate()
  })
})
