import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../embedded-mongo/free-port.ts'
import { type Bus, BusUnreachable } from './bus.ts'
import { createInProcessBus } from './in-process-bus.ts'
import { createRedisBus } from './redis-bus.ts'

const troubles: unknown[] = []
const onTrouble = (error: unknown): void => void troubles.push(error)
const opened: Bus[] = []

const keep = (bus: Bus): Bus => {
  opened.push(bus)
  return bus
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()))
  troubles.length = 0
})

/** Collects messages; `count(n)` resolves as soon as there are n. */
const inbox = () => {
  const messages: unknown[] = []
  let wake: () => void = () => {}
  return {
    messages,
    listener: (message: unknown): void => {
      messages.push(message)
      wake()
    },
    count: async (wanted: number): Promise<unknown[]> => {
      while (messages.length < wanted) await new Promise<void>((resolve) => (wake = resolve))
      return messages
    },
  }
}

/** The contract: `open` gives a bus of its own, `openPeer` one that reaches it. */
const contract = (open: () => Promise<Bus>, openPeer: (bus: Bus) => Promise<Bus>): void => {
  test('carries JSON messages to every listener of the topic, in order', async () => {
    const bus = await open()
    const peer = await openPeer(bus)
    const [first, second, other] = [inbox(), inbox(), inbox()]
    await bus.subscribe('site:1', first.listener)
    await bus.subscribe('site:1', second.listener)
    await bus.subscribe('site:2', other.listener)
    for (let n = 0; n < 100; n++) await peer.publish('site:1', { n, text: 'Zoë – 漢字' })
    await peer.publish('site:2', 'end')
    expect(await first.count(100)).toEqual(Array.from({ length: 100 }, (_, n) => ({ n, text: 'Zoë – 漢字' })))
    expect(await second.count(100)).toEqual(first.messages)
    expect(await other.count(1)).toEqual(['end'])
  })

  test('gives each listener its own copy', async () => {
    const bus = await open()
    const message = { list: [1] }
    const [first, second] = [inbox(), inbox()]
    await bus.subscribe('copies', first.listener)
    await bus.subscribe('copies', second.listener)
    await bus.publish('copies', message)
    const [received] = await first.count(1)
    await second.count(1)
    expect(received).toEqual(message)
    expect(received).not.toBe(message)
    expect(received).not.toBe(second.messages[0])
  })

  test('is silent after unsubscribing, while others still hear', async () => {
    const bus = await open()
    const [leaving, staying] = [inbox(), inbox()]
    const leave = await bus.subscribe('news', leaving.listener)
    await bus.subscribe('news', staying.listener)
    await bus.publish('news', 1)
    await Promise.all([leaving.count(1), staying.count(1)])
    await leave()
    await leave()
    await bus.publish('news', 2)
    expect(await staying.count(2)).toEqual([1, 2])
    expect(leaving.messages).toEqual([1])
  })

  test('lets a subscriber hear everybody but itself, and speak to all others', async () => {
    const bus = await open()
    const peer = await openPeer(bus)
    const [mine, theirs, listening] = [inbox(), inbox(), inbox()]
    const subscription = await bus.join('draft:1', mine.listener)
    const other = await peer.join('draft:1', theirs.listener)
    await bus.subscribe('draft:1', listening.listener)
    await subscription.tell(() => 'from one subscriber')
    await other.tell(() => 'from the other')
    expect(await mine.count(1)).toEqual(['from the other'])
    await bus.publish('draft:1', 'from outside')
    expect(await mine.count(2)).toEqual(['from the other', 'from outside'])
    expect((await theirs.count(2)).toSorted()).toEqual(['from one subscriber', 'from outside'])
    expect((await listening.count(3)).toSorted()).toEqual([
      'from one subscriber',
      'from outside',
      'from the other',
    ])
    await other.leave()
    await subscription.tell(() => 'to whoever is left')
    expect(await listening.count(4)).toContain('to whoever is left')
    expect(theirs.messages).toHaveLength(2)
  })

  test('reports a listener that throws and goes on', async () => {
    const bus = await open()
    const after = inbox()
    await bus.subscribe('trouble', () => {
      throw new Error('listener failed')
    })
    await bus.subscribe('trouble', after.listener)
    await bus.publish('trouble', 'x')
    await after.count(1)
    expect(troubles).toEqual([new Error('listener failed')])
  })
}

describe('[bus] in one process', () => {
  contract(
    async () => keep(createInProcessBus(onTrouble)),
    async (bus) => bus,
  )

  test('makes no message that nobody would hear', async () => {
    const bus = keep(createInProcessBus(onTrouble))
    const subscription = await bus.join('alone', () => undefined)
    let written = 0
    const write = () => {
      written += 1
      return written
    }
    await subscription.tell(write)
    const leave = await bus.subscribe('alone', () => undefined)
    await subscription.tell(write)
    await leave()
    await subscription.tell(write)
    expect(written).toBe(1)
  })
})

const redisServer = 'redis-server'
const hasRedis = (() => {
  try {
    execFileSync(redisServer, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

describe.skipIf(!hasRedis)('[bus] over Redis (needs redis-server)', () => {
  let url = ''
  let stop = async (): Promise<void> => {}

  beforeAll(async () => {
    const port = await freePort()
    url = `redis://127.0.0.1:${port}`
    stop = (await startRedis(port)).stop
  })
  afterAll(() => stop())

  contract(
    async () => keep(await createRedisBus(url, onTrouble)),
    async () => keep(await createRedisBus(url, onTrouble)),
  )
})

describe.skipIf(!hasRedis)('[bus] while Redis is away (needs redis-server)', () => {
  test('subscribing is no error, and messages come when it is back', async () => {
    const port = await freePort()
    const first = await startRedis(port)
    const bus = keep(await createRedisBus(`redis://127.0.0.1:${port}`, onTrouble))
    const [before, during] = [inbox(), inbox()]
    await bus.subscribe('before', before.listener)
    await first.stop()
    await bus.subscribe('during', during.listener)
    await bus.publish('during', 'lost')
    const second = await startRedis(port)
    // Each topic is heard again from some moment on; what is said before it is lost.
    const say = setInterval(() => {
      for (const topic of ['before', 'during']) void bus.publish(topic, 'back')
    }, 20)
    expect((await before.count(1))[0]).toBe('back')
    expect((await during.count(1))[0]).toBe('back')
    clearInterval(say)
    await second.stop()
  })
})

test('[bus] a Redis server that is not there is reported at once', async () => {
  const port = await freePort()
  await expect(createRedisBus(`redis://127.0.0.1:${port}`, onTrouble)).rejects.toThrow(BusUnreachable)
})

const startRedis = async (port: number): Promise<{ stop: () => Promise<void> }> => {
  const args = ['--port', `${port}`, '--save', '', '--bind', '127.0.0.1']
  const server = spawn(redisServer, args, { stdio: 'pipe' })
  let log = ''
  for await (const chunk of server.stdout) {
    log += String(chunk)
    if (log.includes('Ready to accept connections')) break
  }
  const stop = async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  return { stop }
}
