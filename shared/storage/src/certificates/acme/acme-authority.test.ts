import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../database/connect-database.ts'
import { startEmbeddedMongo } from '../../embedded-mongo/start-embedded-mongo.ts'
import { answerAcmeChallenge, isAcmeChallenge } from '../../network/answer-acme-challenge.ts'
import { openSecureServer } from '../../network/open-server.ts'
import { startDnsStage } from '../../providers/dns/dns-stage.testing.ts'
import { openAcmeChallenges } from '../../rows/acme-challenges.ts'
import { openCertificateBudget } from '../certificate-budget.ts'
import { createChooseContext } from '../choose-context.ts'
import { createEnsureCertificate } from '../ensure-certificate.ts'
import type { IssueCertificate } from '../local-authority.ts'
import { createAcmeAuthority, createAskAuthorities } from './acme-authority.ts'
import { hasPebble, startPebble } from './pebble.testing.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'acme' })
const { db } = database
const stage = await startDnsStage()
let now = new Date()
const clock = () => now
const secret = new Uint8Array(32).fill(3)
const challenges = openAcmeChallenges(db, clock)
const asked: string[] = []
const plain = createServer((request, response) => {
  asked.push(`${request.headers.host} ${request.url}`)
  if (isAcmeChallenge(request)) void answerAcmeChallenge(challenges, request, response)
  else response.writeHead(421).end()
})
const secure = openSecureServer(createChooseContext({ db, secret, clock }), (_, response) =>
  response.end('here'),
)
const portOf = (listening: { address: () => unknown }) => (listening.address() as AddressInfo).port
await once(plain.listen(0, '127.0.0.1'), 'listening')
await once(secure.listen(0, '127.0.0.1'), 'listening')
const pebble = hasPebble ? await startPebble({ dnsPort: stage.port, httpPort: portOf(plain) }) : undefined
const usual = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...usual, ...(pebble ? [pebble.trusted] : [])]))
afterAll(async () => {
  setDefaultCACertificates(usual)
  plain.close()
  secure.close()
  await pebble?.close()
  await stage.close()
  await database.close()
  await mongo.close()
})
beforeEach(async () => {
  now = new Date()
  for (const name of ['Certificates', 'CertificateOrders', 'AcmeAccounts', 'RateLimits', 'WebsiteDomains'])
    await db.collection(name).deleteMany({})
})

const directory = pebble?.directory ?? ''
const byContact = (contact: string | undefined) => () =>
  createAcmeAuthority({ db, secret, clock, directory, contact })
const ofPebble = byContact('operator@shingle.test')
const troubles: string[] = []
const ensureBy = (issue: IssueCertificate) =>
  createEnsureCertificate({
    ...{ db, secret, clock, issue, budget: openCertificateBudget({ db, secret }) },
    onTrouble: (error) => troubles.push(String(error)),
  })
const connectedRow = async (name: string) => {
  stage.set(name, '@ A 127.0.0.1\nwww A 127.0.0.1')
  const of = { held: name, zone: name, websiteId: `website of ${name}`, userId: 'ann' }
  await db.collection<{ _id: string }>('WebsiteDomains').insertOne({
    ...{ _id: name, domainName: name, ...of, websiteName: 'h', state: 'PendingCertificateActivation' },
  })
  return of
}
/** How many orders the authority has taken: it turns away some requests at random, to be asked once more. */
const ordersTaken = (): number =>
  Math.max(
    0,
    ...[...(pebble?.said() ?? '').matchAll(/There are now (\d+) orders in the db/g)].map(([, count]) =>
      Number(count),
    ),
  )
const certificateAt = async (name: string, ca: string) => {
  const socket = connect({ host: '127.0.0.1', port: portOf(secure), servername: name, ca })
  await once(socket, 'secureConnect')
  const certificate = socket.getPeerCertificate()
  socket.destroy()
  return certificate
}

describe.skipIf(!hasPebble)('[4.certificate] from an authority that speaks ACME (needs pebble)', () => {
  test('a proved domain gets one for both of its names, whose chain a browser takes', async () => {
    const row = await connectedRow('rosebank.test')
    expect(await ensureBy(ofPebble())(row, true)).toBe(true)
    const root = (await pebble?.root()) ?? ''
    const { subjectaltname } = await certificateAt('www.rosebank.test', root)
    expect(subjectaltname).toBe('DNS:rosebank.test, DNS:www.rosebank.test')
    expect(asked.filter((line) => line.includes('rosebank.test:')).length).toBeGreaterThanOrEqual(2)
    await expect(certificateAt('stranger.test', root)).rejects.toThrow()
  })

  test.each([
    ['somebody', ofPebble],
    ['nobody', byContact(undefined)],
  ])(
    'the account is made once for all orders, with %s to write to, and no key lies open',
    async (_, authority) => {
      const ensure = ensureBy(authority())
      expect(await ensure(await connectedRow('first.test'), false)).toBe(true)
      const before = await db.collection('AcmeAccounts').find({}).toArray()
      expect(await ensureBy(authority())(await connectedRow('second.test'), false)).toBe(true)
      expect(await db.collection('AcmeAccounts').find({}).toArray()).toEqual(before)
      for (const name of ['AcmeAccounts', 'Certificates', 'AcmeChallenges', 'CertificateOrders'])
        expect(JSON.stringify(await db.collection(name).find({}).toArray())).not.toContain('PRIVATE KEY')
      expect(await db.collection('AcmeChallenges').countDocuments()).toBe(0)
    },
  )

  test('of those who want it at once one orders, and the others leave it to them', async () => {
    const row = await connectedRow('together.test')
    const before = ordersTaken()
    const results = await Promise.all(Array.from({ length: 5 }, () => ensureBy(ofPebble())(row, false)))
    expect(results.filter(Boolean).length).toBeGreaterThanOrEqual(1)
    expect(ordersTaken() - before).toBe(1)
  })

  test('it is renewed in the last third of its life, and not before', async () => {
    const row = await connectedRow('renewed.test')
    const ensure = ensureBy(ofPebble())
    await ensure(row, false)
    const kept = () => db.collection('Certificates').findOne({})
    const first = await kept()
    const lifeMs = first?.expiresAt.getTime() - first?.createdAt.getTime()
    now = new Date(first?.createdAt.getTime() + lifeMs * 0.6)
    await ensure(row, false)
    expect(await kept()).toEqual(first)
    now = new Date(first?.createdAt.getTime() + lifeMs * 0.7)
    expect(await ensure(row, false)).toBe(true)
    expect((await kept())?.chain).not.toBe(first?.chain)
  })

  test('a name that leads elsewhere gets none, and is left alone longer after each failure', async () => {
    const row = await connectedRow('elsewhere.test')
    stage.set('elsewhere.test', '@ A 127.0.0.2')
    const ensure = ensureBy(ofPebble())
    const waits: number[] = []
    for (let failed = 1; failed <= 3; failed += 1) {
      expect(await ensure(row, false)).toBe(false)
      expect(ordersTaken()).toBeGreaterThanOrEqual(failed)
      const order = await db.collection('CertificateOrders').findOne({})
      waits.push((order?.retryAt.getTime() - now.getTime()) / 60_000)
      const before = ordersTaken()
      expect(await ensure(row, false)).toBe(false)
      expect(ordersTaken()).toBe(before)
      now = new Date(order?.retryAt.getTime() + 1)
    }
    expect(waits).toEqual([5, 10, 20])
    expect(await db.collection('Certificates').countDocuments()).toBe(0)
  })

  test('www that leads elsewhere keeps the domain itself from none', async () => {
    const row = await connectedRow('half.test')
    stage.set('half.test', '@ A 127.0.0.1\nwww A 127.0.0.2')
    const ensure = ensureBy(ofPebble())
    expect(await ensure(row, true)).toBe(false)
    now = new Date(now.getTime() + 5 * 60_000 + 1)
    expect(await ensure(row, true)).toBe(true)
    expect((await db.collection('Certificates').findOne({}))?.names).toEqual(['half.test'])
  })

  test('its directory says whom CAA records have to allow', async () => {
    expect(await createAskAuthorities(directory)()).toEqual([])
  })
})

test('[T36] a challenge is answered for its own name alone, and never by a token that is none', async () => {
  const token = 'a-token-of-twenty-two-letters'
  await challenges.keep(token, { name: 'rosebank.test', answer: 'said' })
  const { request } = await import('node:http')
  const status = async (path: string, host: string) => {
    const sent = request({ host: '127.0.0.1', port: portOf(plain), path, headers: { host } })
    sent.end()
    const [response] = await once(sent, 'response')
    response.resume()
    return response.statusCode
  }
  const path = `/.well-known/acme-challenge/${token}`
  expect(await status(path, 'ROSEBANK.test')).toBe(200)
  expect(await status(path, 'stranger.test')).toBe(404)
  expect(await status(`${path}x`, 'rosebank.test')).toBe(404)
  expect(await status('/.well-known/acme-challenge/../secret', 'rosebank.test')).toBe(421)
})
