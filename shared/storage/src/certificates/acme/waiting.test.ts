import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from '../../database/connect-database.ts'
import { startEmbeddedMongo } from '../../embedded-mongo/start-embedded-mongo.ts'
import { openCertificateBudget } from '../certificate-budget.ts'
import { createEnsureCertificate } from '../ensure-certificate.ts'
import { createAcmeAuthority, createAskAuthorities } from './acme-authority.ts'
import { busyFrom } from './load-acme.ts'
import { makeIdentity } from './pebble.testing.ts'

const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'waiting' })
const folder = await mkdtemp(join(tmpdir(), 'shingle-waiting-'))
const { certificate, key, trusted } = await makeIdentity(folder)
const usual = getCACertificates('default')
setDefaultCACertificates([...usual, trusted])
const { db } = database
let now = new Date()
const clock = () => now
const secret = new Uint8Array(32).fill(4)

interface Said {
  readonly status: number
  readonly detail: string
  readonly retryAfter: string
}
/** An authority of a few lines, which takes no order; each test has one of its own, since what it says is remembered. */
const anAuthority = async (refusal: Said) => {
  const asked: string[] = []
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const at = `https://localhost:${(server.address() as AddressInfo).port}`
    asked.push(request.url ?? '')
    const headers = { 'replay-nonce': `n${asked.length}`, 'content-type': 'application/json' }
    if (request.url === '/dir') {
      const meta = { caaIdentities: ['authority.test'] }
      const places = { newNonce: `${at}/nonce`, newAccount: `${at}/account`, newOrder: `${at}/order` }
      response.writeHead(200, headers).end(JSON.stringify({ ...places, meta }))
    } else if (request.url === '/order') {
      const { status, detail, retryAfter } = refusal
      const type = 'urn:ietf:params:acme:error:rateLimited'
      response
        .writeHead(status, { ...headers, 'retry-after': retryAfter })
        .end(JSON.stringify({ type, detail }))
    } else
      response
        .writeHead(request.url === '/account' ? 201 : 200, { ...headers, location: `${at}/me` })
        .end('{}')
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const directory = `https://localhost:${(server.address() as AddressInfo).port}/dir`
  return { directory, asked, close: () => server.close() }
}
const closing: (() => void)[] = []
const opened = async (refusal: Said) => {
  const authority = await anAuthority(refusal)
  closing.push(authority.close)
  const issue = createAcmeAuthority({ db, secret, clock, directory: authority.directory, contact: undefined })
  const ensure = createEnsureCertificate({
    ...{
      db,
      secret,
      clock,
      issue,
      budget: openCertificateBudget({ db, secret }),
      onTrouble: () => undefined,
    },
  })
  return { ...authority, ensure }
}
afterAll(async () => {
  setDefaultCACertificates(usual)
  for (const close of closing) close()
  await rm(folder, { recursive: true })
  await database.close()
  await mongo.close()
})
beforeEach(async () => {
  now = new Date()
  for (const name of ['Certificates', 'CertificateOrders', 'AcmeAccounts', 'RateLimits'])
    await db.collection(name).deleteMany({})
})
const claim = (name: string, over: { zone?: string; userId?: string } = {}) => ({
  ...{ held: name, zone: name, websiteId: `of ${name}`, userId: 'ann', ...over },
})

describe('[4.certificate] an authority that wants us to wait', () => {
  test('is asked nothing more for anybody, until the time that it said', async () => {
    const { ensure, asked } = await opened({ status: 503, detail: 'busy', retryAfter: '7200' })
    await ensure(claim('one.test'), false)
    const before = asked.length
    expect(asked).toContain('/order')
    await ensure(claim('two.test'), false)
    now = new Date(now.getTime() + 7_100_000)
    await ensure(claim('one.test'), false)
    await ensure(claim('two.test'), false)
    expect(asked).toHaveLength(before)
    const waiting = await db.collection('CertificateOrders').find({}).toArray()
    expect(waiting.map(({ failures }) => failures)).toEqual([0, 0])
  })

  test('because of names alone takes orders for any others', async () => {
    const detail =
      'too many certificates (5) already issued for this exact set of identifiers in the last 168h'
    const { ensure, asked } = await opened({ status: 429, detail, retryAfter: '86400' })
    await ensure(claim('same.test'), false)
    await ensure(claim('same.test'), false)
    expect(asked.filter((path) => path === '/order')).toHaveLength(1)
    await ensure(claim('other.test'), false)
    expect(asked.filter((path) => path === '/order')).toHaveLength(2)
  })

  test.each([
    ['too many new orders (300) from this account in the last 3h0m0s', false],
    ['too many certificates (50) already issued for "example.com" in the last 168h0m0s', true],
    ['too many failed authorizations (5) for "www.example.com" in the last 1h0m0s', true],
    ['Service busy; retry later.', false],
  ])('%s', (detail, isOfNames) => {
    const found = busyFrom({ status: 429, retryAfter: '60', body: { detail } }, 1_000)
    expect(found).toMatchObject({ isOfNames, until: new Date(61_000) })
  })

  test('may say the time as a date, or none', () => {
    const at = new Date('2026-11-27T10:00:00Z')
    expect(busyFrom({ status: 503, retryAfter: at.toUTCString(), body: '' }, 0)?.until).toEqual(at)
    expect(busyFrom({ status: 503, retryAfter: undefined, body: '' }, 0)?.until).toEqual(new Date(900_000))
    expect(busyFrom({ status: 400, retryAfter: '60', body: {} }, 0)).toBeUndefined()
  })

  test('says whom CAA records have to allow', async () => {
    const { directory } = await opened({ status: 503, detail: '', retryAfter: '1' })
    expect(await createAskAuthorities(directory)()).toEqual(['authority.test'])
  })
})

describe('[T36] the budget of certificates', () => {
  /** Hours that are begun, so that the seconds of a test are none less. */
  const hoursOf = (ms: number) => Math.ceil(ms / 3_600_000)
  const spentOf = (taken: Awaited<ReturnType<ReturnType<typeof openCertificateBudget>['take']>>) =>
    'spent' in taken && [taken.spent, hoursOf(taken.waitMs)]
  const refuse = { status: 500, detail: 'no', retryAfter: '' }
  const ordersOf = async (claims: readonly ReturnType<typeof claim>[]) => {
    const { ensure, asked } = await opened(refuse)
    for (const one of claims) await ensure(one, false)
    return asked.filter((path) => path === '/order').length
  }

  test('of one account ends after ten in an hour, before anything is ordered', async () => {
    expect(await ordersOf(Array.from({ length: 14 }, (_, at) => claim(`a${at}.test`)))).toBe(10)
  })

  test('of one registered domain is the same for all accounts', async () => {
    const claims = Array.from({ length: 14 }, (_, at) =>
      claim(`a${at}.big.test`, { zone: 'big.test', userId: `user ${at}` }),
    )
    expect(await ordersOf(claims)).toBe(10)
  })

  test('of a name that failed four times in an hour is spent, whoever claims it anew', async () => {
    const { ensure, asked } = await opened(refuse)
    for (let at = 0; at < 7; at += 1) {
      await ensure(claim('failing.test', { userId: `user ${at}` }), false)
      await db.collection('CertificateOrders').deleteMany({})
    }
    expect(asked.filter((path) => path === '/order')).toHaveLength(4)
  })

  test('of all ends before that of the authority, and a certificate that came to nothing is given back', async () => {
    const budget = openCertificateBudget({ db, secret })
    const take = (at: number) =>
      budget.take({ userId: `user ${at}`, zone: `z${at}.test`, names: [`z${at}.test`] })
    const same = { userId: 'ann', zone: 'same.test', names: ['www.same.test', 'same.test'] }
    for (let at = 0; at < 3; at += 1) {
      const taken = await budget.take({ ...same, userId: `user ${at}` })
      if ('spent' in taken) throw new Error(taken.spent)
      await taken.giveBackCertificate()
    }
    for (let at = 0; at < 4; at += 1)
      expect(
        spentOf(await budget.take({ ...same, names: same.names.toReversed(), userId: `of ${at}` })),
      ).toBe(false)
    expect(spentOf(await budget.take({ ...same, userId: 'tom' }))).toEqual(['names weekly', 7 * 24])
    // What was refused took nothing of the others.
    for (let at = 0; at < 243; at += 1) expect(spentOf(await take(at))).toBe(false)
    expect(spentOf(await take(243))).toEqual(['all', 3])
  })

  test('of all is used up by no few accounts: one that ordered nothing yet has its first ones still', async () => {
    const budget = openCertificateBudget({ db, secret })
    const order = (userId: string, at: number) =>
      budget.take({ userId, zone: `${userId}-${at}.test`, names: [`${userId}-${at}.test`] })
    let taken = 0
    for (let account = 0; account < 25; account += 1)
      for (let at = 0; at < 10; at += 1) taken += spentOf(await order(`u${account}`, at)) === false ? 1 : 0
    // The first three of each, and of the others as many as there are besides.
    expect(taken).toBe(25 * 3 + 150)
    for (let at = 0; at < 3; at += 1) expect(spentOf(await order('honest', at))).toBe(false)
    expect(spentOf(await order('honest', 3))).toEqual(['all besides', 3])
  })

  test('that is spent postpones an order until it is there again, and counts as no failure of it', async () => {
    const { ensure } = await opened(refuse)
    const budget = openCertificateBudget({ db, secret })
    const wanted = { zone: 'weekly.test', names: ['weekly.test'] }
    for (let at = 0; at < 4; at += 1) await budget.take({ ...wanted, userId: `user ${at}` })
    await ensure(claim('weekly.test'), false)
    const [order] = await db.collection('CertificateOrders').find({}).toArray()
    expect(order).toMatchObject({ failures: 0, trouble: { kind: 'busy' } })
    expect(hoursOf(order?.retryAt.getTime() - now.getTime())).toBe(7 * 24)
    expect(order?.expiresAt).toEqual(order?.retryAt)
  })
})
