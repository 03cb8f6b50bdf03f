import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import type { Db } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect-database.ts'
import { startEmbeddedMongo } from '../embedded-mongo/start-embedded-mongo.ts'
import { answerCertificateAsk, isCertificateAsk } from '../network/answer-certificate-ask.ts'
import { openSecureServer } from '../network/open-server.ts'
import { visitorAddress } from '../network/visitor-address.ts'
import { openWebsiteDomains } from '../rows/website-domains.ts'
import { createChooseContext } from './choose-context.ts'
import { createDemandCertificate } from './demand-certificate.ts'
import { createEnsureCertificate } from './ensure-certificate.ts'
import { authorityFile, createLocalAuthority } from './local-authority.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'certificates' })
const folder = await mkdtemp(join(tmpdir(), 'shingle-authority-'))
const { db } = database
const [secret, clock] = [new Uint8Array(32).fill(9), () => new Date()]
const domains = openWebsiteDomains(db, clock)
let orders = 0
const issue = createLocalAuthority(folder)
const ensureOn = (db: Db) =>
  createEnsureCertificate({
    ...{ db, secret, clock, onTrouble: (error) => console.error(error) },
    issue: (names) => {
      orders += 1
      return issue(names)
    },
  })
const ensure = ensureOn(db)
const server = openSecureServer(createChooseContext({ db, secret, clock }), async (request, response) => {
  await wait(20)
  response.end(visitorAddress(request, true) === '127.0.0.1' ? 'here' : 'fooled')
})
const plain = createServer((asked, response) => {
  if (isCertificateAsk(asked)) void answerCertificateAsk(domains, asked, response)
  else response.writeHead(421).end()
})
const demand = createDemandCertificate({
  ...{ db, clock },
  orderLook: async (domainId) => {
    const row = await domains.find(domainId)
    if (row !== undefined) await ensure(row, true)
  },
})
const demanding = openSecureServer(createChooseContext({ db, secret, clock, demand }), (_, response) =>
  response.end('made'),
)
const portOf = (listening: { address: () => unknown }) => (listening.address() as AddressInfo).port
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  await once(plain.listen(0, '127.0.0.1'), 'listening')
  await once(demanding.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.close()
  plain.close()
  demanding.close()
  await database.close()
  await mongo.close()
  await rm(folder, { recursive: true })
})

const proved = async (name: string, state = 'Connected') => {
  const row = await domains.insert({
    name,
    zone: name,
    userId: `ann-${name}`,
    websiteId: `of-${name}`,
    handle: 'h',
  })
  if (typeof row === 'string') throw new Error('The claim is not new')
  const held = { ...row, held: name }
  await db
    .collection<{ _id: string }>('WebsiteDomains')
    .updateOne({ _id: row._id }, { $set: { held: name, state } })
  return held
}
const trusted = async (name: string, of = server) => ({
  ...{ host: '127.0.0.1', port: portOf(of), servername: name },
  ca: await readFile(join(folder, authorityFile), 'utf8'),
})
const visit = async (name: string, at = server, headers: Readonly<Record<string, string>> = {}) => {
  const asked = requestSecure({ ...(await trusted(name, at)), agent: false, headers })
  asked.end()
  const [response] = await once(asked, 'response')
  return text(response)
}
const allowed = async (name: string, headers: Readonly<Record<string, string>> = {}) => {
  const path = `/internal/tls-allowed?domain=${encodeURIComponent(name)}`
  const asked = request({ host: '127.0.0.1', port: portOf(plain), path, headers })
  asked.end()
  const [response] = await once(asked, 'response')
  response.resume()
  return response.statusCode
}

test('[4.certificate] a proved domain is answered by https, its chain one that a browser takes', async () => {
  expect(await ensure(await proved('rosebank.test'), true)).toBe(true)
  expect([await visit('rosebank.test'), await visit('WWW.rosebank.test')]).toEqual(['here', 'here'])
})

test('[4.certificate] a domain that is given up while its certificate is made leaves neither certificate nor key', async () => {
  const claims = db.collection<{ _id: string }>('WebsiteDomains')
  const row = await proved('given-up.test')
  const meanwhile = createEnsureCertificate({
    ...{ db, secret, clock, onTrouble: (error) => console.error(error) },
    issue: async (names) => {
      const made = await issue(names)
      await claims.deleteOne({ _id: row._id })
      return made
    },
  })
  expect(await meanwhile(row, true)).toBe(false)
  expect(await db.collection<{ _id: string }>('Certificates').findOne({ _id: 'given-up.test' })).toBeNull()
})

test('[4.certificate] whoever comes to order one that was made since they looked orders none', async () => {
  const row = await proved('meanwhile.test')
  const before = orders
  const turn = Promise.withResolvers<void>()
  // To it only the orders are as they are once the other is done.
  const late = new Proxy(db, {
    get: (target, key) =>
      key === 'collection'
        ? (name: string) => {
            const collection = target.collection(name)
            if (name !== 'CertificateOrders') return collection
            const update = collection.updateOne.bind(collection)
            collection.updateOne = async (...given: Parameters<typeof update>) => {
              await turn.promise
              return update(...given)
            }
            return collection
          }
        : Reflect.get(target, key),
  })
  const second = ensureOn(late)(row, true)
  expect(await ensure(row, true)).toBe(true)
  turn.resolve()
  expect(await second).toBe(true)
  expect(orders - before).toBe(1)
  expect(await db.collection('CertificateOrders').countDocuments()).toBe(0)
})

test('[T36] a name that is not connected gets an alert, and costs no certificate', async () => {
  const before = orders
  // Each half at a server that may order a certificate for whoever comes, and at one that may not.
  const strangers = Array.from({ length: 1_000 }, (_, at) => `stranger-${at}.test`)
  while (strangers.length > 0) {
    const some = strangers.splice(0, 50).map((name, at) => visit(name, at % 2 === 0 ? demanding : server))
    for (const answer of await Promise.allSettled(some))
      expect(answer).toMatchObject({ reason: { message: expect.stringContaining('SSL alert number') } })
  }
  await proved('pending.test', 'PendingOwnershipVerification')
  await expect(visit('pending.test')).rejects.toThrow('SSL alert number')
  expect(orders).toBe(before)
})

test('[4.certificate] whoever comes to a connected domain without one waits for it, and all of them for one', async () => {
  await proved('demanded.test')
  const before = orders
  const meet = async (name: string) => {
    const socket = connect(await trusted(name, demanding))
    await Promise.race([
      once(socket, 'secureConnect'),
      once(socket, 'error').then(([error]) => Promise.reject(error)),
    ])
    const { subjectaltname } = socket.getPeerCertificate()
    socket.destroy()
    return subjectaltname
  }
  const names = await Promise.all(
    Array.from({ length: 6 }, (_, at) => meet(`${at % 2 === 0 ? 'www.' : ''}demanded.test`)),
  )
  expect([new Set(names), orders - before]).toEqual([
    new Set(['DNS:demanded.test, DNS:www.demanded.test']),
    1,
  ])
  await expect(meet('stranger.test')).rejects.toThrow()
  expect(orders - before).toBe(1)
})

test('[4.certificate] one that holds for a month is not made again, one for fewer names is', async () => {
  const row = await proved('again.test')
  const before = orders
  await ensure(row, false)
  await ensure(row, false)
  expect(orders - before).toBe(1)
  await ensure(row, true)
  expect(orders - before).toBe(2)
})

test('[T29] whoever comes by https says nobody else as the visitor, and asks no more at once than by http', async () => {
  await ensure(await proved('bounded.test'), true)
  expect(await visit('bounded.test', server, { 'x-forwarded-for': '203.0.113.9' })).toBe('here')
  const many = connect(await trusted('bounded.test')).on('error', () => undefined)
  await once(many, 'secureConnect')
  let answer = ''
  many.on('data', (part) => {
    answer += String(part)
  })
  many.write('GET / HTTP/1.1\r\nHost: bounded.test\r\n\r\n'.repeat(60))
  await once(many, 'close')
  expect(answer).toBe('')
})

test('[4.certificate] a domain that is connected is answered a moment later to who came in vain before', async () => {
  const row = await proved('soon.test', 'OwnershipVerified')
  await expect(visit('soon.test')).rejects.toThrow('SSL alert number')
  await ensure(row, true)
  await db
    .collection('WebsiteDomains')
    .updateOne({ domainName: 'soon.test' }, { $set: { state: 'Connected' } })
  await wait(1_100)
  expect(await visit('soon.test')).toBe('here')
})

test('[T36] the proxy in front may have certificates made for connected domains, and nobody asks through it', async () => {
  await proved('asked.test')
  await proved('unproved.test', 'OwnershipVerified')
  const names = ['asked.test', 'www.asked.test', 'ASKED.test', 'unproved.test', 'stranger.test', '']
  const seen = (www: boolean) =>
    db
      .collection('WebsiteDomains')
      .updateOne({ domainName: 'asked.test' }, { $set: { look: { seen: { apex: true, www, proof: true } } } })
  await seen(true)
  expect(await Promise.all(names.map((name) => allowed(name)))).toEqual([200, 200, 200, 404, 404, 404])
  await seen(false)
  expect(await Promise.all(names.map((name) => allowed(name)))).toEqual([200, 404, 200, 404, 404, 404])
  expect(await allowed('asked.test', { 'x-forwarded-for': '203.0.113.9' })).toBe(421)
})
