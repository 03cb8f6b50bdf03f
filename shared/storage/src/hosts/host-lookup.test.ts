import { localOrigins } from '@shingle/shared/origins/origins.ts'
import { siteChangedChannel } from '@shingle/shared/website/site-changed.ts'
import { expect, test } from 'vitest'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { createHostLookup, type HostMeaning } from './host-lookup.ts'
import { openHosts } from './open-hosts.ts'

const origins = localOrigins(3000)
const aBus = () => createInProcessBus((error) => console.error(error))

/** A lookup over one source that counts how often it is asked. */
const aLookup = () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const bus = aBus()
  const domains = new Map<string, HostMeaning>([['harrow.example', { kind: 'website', handle: 'harrow' }]])
  const asked: string[] = []
  const find = async (host: string) => {
    asked.push(host)
    return domains.get(host)
  }
  const hosts = createHostLookup({ origins, bus, clock: () => now, sources: [{ find }] })
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { bus, hosts, domains, asked, later }
}

test.each([
  ['localhost:3000', 'app'],
  ['LOCALHOST:3000', 'app'],
  ['sites.localhost:3000', 'sites'],
  ['usercontent.localhost:3000', 'usercontent'],
  ['e1.usercontent.localhost:3000', 'usercontent'],
  ['127.0.0.1:3000', 'loopback'],
  ['[::1]:3000', 'loopback'],
])('[design 5] %s is the host of the %s', async (host, kind) => {
  const hosts = openHosts({ origins, bus: aBus(), clock: () => new Date() })
  expect(hosts.peek(host)).toEqual({ kind })
  expect(await hosts.find(host)).toEqual({ kind })
})

test.each(['evil.example', 'localhost', 'localhost:3001', 'xusercontent.localhost:3000', '', undefined])(
  '[security 2.7] the host %j stands for nothing',
  async (host) => {
    const hosts = openHosts({ origins, bus: aBus(), clock: () => new Date() })
    expect(hosts.peek(host)).toBe('none')
    expect(await hosts.find(host)).toBeUndefined()
  },
)

test('[security 2.7] a host longer than a name can be is nobody’s, unasked, and names at random put out no known one', async () => {
  const { hosts, asked } = aLookup()
  const long = `${'x'.repeat(15_000)}.example`
  expect(hosts.peek(long)).toBe('none')
  expect(await hosts.find(long)).toBeUndefined()
  expect(asked).toEqual([])
  await hosts.find('harrow.example')
  for (let at = 0; at < 10_001; at += 1) await hosts.find(`random-${at}.example`)
  expect(hosts.peek('harrow.example')).toEqual({ kind: 'website', handle: 'harrow' })
  expect(asked.filter((host) => host === 'harrow.example')).toHaveLength(1)
})

test('[2.6] a connected domain is one more source, asked once for everybody who comes meanwhile', async () => {
  const { hosts, asked } = aLookup()
  expect(hosts.peek('Harrow.example')).toBe('ask')
  const found = await Promise.all(Array.from({ length: 5 }, () => hosts.find('Harrow.example')))
  expect(found).toEqual(Array.from({ length: 5 }, () => ({ kind: 'website', handle: 'harrow' })))
  expect(hosts.peek('harrow.example')).toEqual({ kind: 'website', handle: 'harrow' })
  expect(await hosts.find('stranger.example')).toBeUndefined()
  expect(hosts.peek('stranger.example')).toBe('none')
  expect(asked).toEqual(['harrow.example', 'stranger.example'])
})

test('[2.6] a change of the address of a website counts at once by message, and any other of a host within seconds', async () => {
  const { bus, hosts, domains, later } = aLookup()
  await hosts.find('harrow.example')
  domains.delete('harrow.example')
  await bus.publish(siteChangedChannel, { handle: 'harrow', version: 2 })
  await expect.poll(() => hosts.peek('harrow.example')).toBe('ask')
  expect(await hosts.find('harrow.example')).toBeUndefined()
  domains.set('harrow.example', { kind: 'website', handle: 'harrow-and-sons' })
  expect(hosts.peek('harrow.example')).toBe('none')
  // A domain that was nobody's a moment ago may have been connected since.
  later(1_001)
  expect(await hosts.find('harrow.example')).toEqual({ kind: 'website', handle: 'harrow-and-sons' })
})

test('[2.6] a website that stood nowhere is met at its domain as soon as it is published again', async () => {
  const { bus, hosts, domains } = aLookup()
  domains.set('harrow.example', { kind: 'website', handle: null })
  expect(await hosts.find('harrow.example')).toEqual({ kind: 'website', handle: null })
  domains.set('harrow.example', { kind: 'website', handle: 'harrow' })
  await bus.publish(siteChangedChannel, { handle: 'harrow', version: 3 })
  await expect.poll(() => hosts.peek('harrow.example')).toBe('ask')
  expect(await hosts.find('harrow.example')).toEqual({ kind: 'website', handle: 'harrow' })
})

test('[2.6] an answer that was on its way while an address changed is not kept', async () => {
  const bus = aBus()
  const { promise, resolve } = Promise.withResolvers<HostMeaning>()
  const hosts = createHostLookup({
    ...{ origins, bus, clock: () => new Date() },
    sources: [{ find: () => promise }],
  })
  const onItsWay = hosts.find('harrow.example')
  let isHeard = false
  await bus.subscribe(siteChangedChannel, () => {
    isHeard = true
  })
  await bus.publish(siteChangedChannel, { handle: 'harrow', version: 2 })
  await expect.poll(() => isHeard).toBe(true)
  resolve({ kind: 'website', handle: 'harrow' })
  await onItsWay
  expect(hosts.peek('harrow.example')).toBe('ask')
})

test('[security 2.7] ten thousand hosts of strangers do not fill the memory', async () => {
  const { hosts, asked } = aLookup()
  for (let count = 0; count <= 10_000; count += 1) await hosts.find(`h${count}.example`)
  expect(asked).toHaveLength(10_001)
  expect(hosts.peek('h0.example')).toBe('ask')
  expect(hosts.peek('h10000.example')).toBe('none')
})
