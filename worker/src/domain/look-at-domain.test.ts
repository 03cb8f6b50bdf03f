import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectingMs, mayLeadElsewhereMs } from '@shingle/shared/domain/limits.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { createEnsureCertificate } from '@shingle/storage/certificates/ensure-certificate.ts'
import { createLocalAuthority } from '@shingle/storage/certificates/local-authority.ts'
import { unseal } from '@shingle/storage/certificates/seal.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { createAnnounceDomain } from '@shingle/storage/domains/announce-domain.ts'
import { createTellDomainOwner } from '@shingle/storage/domains/tell-domain-owner.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createAskDomain } from '@shingle/storage/providers/dns/ask-domain.ts'
import { startDnsStage } from '@shingle/storage/providers/dns/dns-stage.testing.ts'
import { openCertificateRows } from '@shingle/storage/rows/certificates.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openDomainsHistory } from '@shingle/storage/rows/website-domains-history.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLookAtDomain, type LookPorts } from './look-at-domain.ts'

const stage = await startDnsStage()
const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'domains' })
const folder = await mkdtemp(join(tmpdir(), 'shingle-domains-'))
afterAll(async () => {
  await stage.close()
  await database.close()
  await mongo.close()
  await rm(folder, { recursive: true })
})
const { db } = database
let now = new Date('2026-11-21T14:06:00Z')
const clock = () => now
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
beforeEach(async () => {
  for (const name of ['WebsiteDomains', 'WebsiteDomainsHistory', 'Certificates', 'Jobs'])
    await db.collection(name).deleteMany({})
})

const secret = new Uint8Array(32).fill(5)
const bus = createInProcessBus((error) => console.error(error))
const domains = openWebsiteDomains(db, clock)
const history = openDomainsHistory(db, clock)
const certificates = openCertificateRows(db)
const target = { addresses: ['127.0.0.1'], hostName: 'sites.localhost' }
stage.set('sites.localhost', '@ A 127.0.0.1')
const resolver = (called: string) => ({ called, address: '127.0.0.1', port: stage.port })
const issue = createLocalAuthority(folder)

const lookedFor: string[] = []
const portsOf = (over: Partial<LookPorts> = {}): LookPorts => ({
  ...{ domains, history, target, askAuthorities: async () => [], clock },
  // None of these domains names a provider.
  findOneClick: async () => null,
  announceDomain: createAnnounceDomain({ db, bus }),
  dropCertificate: certificates.drop,
  orderLook: async (domainId) => void lookedFor.push(domainId),
  askDomain: createAskDomain({
    ...{ resolvers: [resolver('a'), resolver('b')], authorityPort: stage.port, isStage: true, waitMs: 500 },
  }),
  tellOwner: createTellDomainOwner({ domains, orderMail: createOrderMail(createJobQueue(db, { clock })) }),
  ensureCertificate: createEnsureCertificate({
    db,
    secret,
    clock,
    issue,
    onTrouble: (error) => console.error(error),
  }),
  ...over,
})
const lookAt = createLookAtDomain(portsOf())

let count = 0
const aClaim = async (over: { readonly name?: string; readonly userId?: string } = {}) => {
  count += 1
  const name = over.name ?? `harrow-${count}.test`
  const of = { name, zone: name, userId: over.userId ?? 'ann', websiteId: `website-${count}` }
  const row = await domains.insert({ ...of, handle: `harrow-${count}` })
  if (row === undefined) throw new Error('The claim is not new')
  return row
}
const right = (...proofs: readonly string[]) =>
  [
    '@ A 127.0.0.1',
    'www CNAME sites.localhost',
    ...proofs.map((proof) => `_shingle-verify TXT ${proof}`),
  ].join('\n')
const stateOf = async ({ _id }: Pick<DomainRow, '_id'>) => (await domains.find(_id))?.state
const mails = async () =>
  (await db.collection('Jobs').find({}).toArray()).map(({ name }) => String(name)).toSorted()
const connected = async (over: Parameters<typeof aClaim>[0] = {}) => {
  const row = await aClaim(over)
  stage.set(row.domainName, right(row.proof))
  await lookAt(row._id)
  expect(await stateOf(row)).toBe('Connected')
  return row
}

describe('[4.domain] a domain', () => {
  test('goes from its records to https in one look, each step in the history, told once', async () => {
    const row = await aClaim()
    const { domainName: name } = row
    stage.set(name, '@ A 198.51.100.7')
    expect(await lookAt(row._id)).toEqual(new Date(now.getTime() + 60_000))
    expect(await domains.find(row._id)).toMatchObject({
      state: 'PendingOwnershipVerification',
      look: { at: now, seen: { apex: false, www: false, proof: false } },
    })
    stage.set(name, right(row.proof))
    expect(await lookAt(row._id)).toEqual(new Date(now.getTime() + 24 * 3_600_000))
    expect(await domains.served(name)).toMatchObject({ websiteId: row.websiteId })
    const states = await db.collection('WebsiteDomainsHistory').find({}).toArray()
    expect(states.map(({ state }) => state)).toEqual([
      ...['PendingOwnershipVerification', 'OwnershipVerified', 'PendingCertificateActivation', 'Connected'],
    ])
    expect(await mails()).toEqual(['mail:domain-connected'])
    const kept = await db
      .collection<{ _id: string; chain: string; key: string }>('Certificates')
      .findOne({ _id: name })
    const leaf = new X509Certificate(kept?.chain ?? '')
    expect([leaf.checkHost(name), leaf.checkHost(`www.${name}`), leaf.checkHost('other.test')]).toEqual([
      ...[name, `www.${name}`, undefined],
    ])
    expect(kept?.key).not.toContain('PRIVATE KEY')
    expect(unseal(secret, name, kept?.key ?? '')).toContain('PRIVATE KEY')
    expect(() => unseal(secret, 'other.test', kept?.key ?? '')).toThrow()
  })

  test('without its proof expires after 48 hours, is told, and is looked at no more', async () => {
    const row = await aClaim()
    stage.set(row.domainName, right('of-somebody-else'))
    later(connectingMs + 1)
    expect(await lookAt(row._id)).toBeUndefined()
    expect(await domains.find(row._id)).toMatchObject({
      ...{ state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    })
    expect(await mails()).toEqual(['mail:domain-failed'])
  })

  test('whose certificate is refused waits, and fails after 48 hours', async () => {
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    const refused = createLookAtDomain(portsOf({ ensureCertificate: async () => false }))
    await refused(row._id)
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
    later(connectingMs + 1)
    await refused(row._id)
    expect(await domains.find(row._id)).toMatchObject({
      ...{ state: 'Failed', failureReason: 'CertificateActivationFailed' },
    })
  })
})

describe('[T35] whose a domain is', () => {
  test('is proved by one of two who claim it at once, and by no record that only leads here', async () => {
    const [ann, tom] = [
      await aClaim({ name: 'race.test' }),
      await aClaim({ name: 'race.test', userId: 'tom' }),
    ]
    stage.set('race.test', right())
    await Promise.all([lookAt(ann._id), lookAt(tom._id)])
    expect([await stateOf(ann), await stateOf(tom)]).toEqual(Array(2).fill('PendingOwnershipVerification'))
    stage.set('race.test', right(tom.proof))
    await Promise.all([lookAt(ann._id), lookAt(tom._id)])
    expect([await stateOf(ann), await stateOf(tom)]).toEqual(['PendingOwnershipVerification', 'Connected'])
    stage.set('race.test', right(ann.proof, tom.proof))
    await lookAt(ann._id)
    expect(await stateOf(ann)).toBe('PendingOwnershipVerification')
    expect(await domains.served('race.test')).toMatchObject({ websiteId: tom.websiteId })
  })

  test('both prove it in one moment: one has it', async () => {
    const claims = [await aClaim({ name: 'tie.test' }), await aClaim({ name: 'tie.test', userId: 'tom' })]
    stage.set('tie.test', right(...claims.map(({ proof }) => proof)))
    await Promise.all(claims.map(({ _id }) => lookAt(_id)))
    const states = await Promise.all(claims.map(stateOf))
    expect(states.toSorted()).toEqual(['Connected', 'PendingOwnershipVerification'])
  })

  test('is not inherited with records that were left behind', async () => {
    const former = await connected({ name: 'dangling.test' })
    const row = await domains.find(former._id)
    if (row !== undefined) await domains.disconnect(row, undefined)
    expect(await domains.served('dangling.test')).toBeUndefined()
    // All records of before stay where they are, the proof of before too.
    const squatter = await aClaim({ name: 'dangling.test', userId: 'tom' })
    await lookAt(squatter._id)
    expect([await stateOf(squatter), await domains.mayHaveCertificate('dangling.test')]).toEqual([
      ...['PendingOwnershipVerification', false],
    ])
  })

  test('that its buyer proves has its holder looked at, so that it is theirs three days later', async () => {
    const seller = await connected({ name: 'bought.test' })
    const buyer = await aClaim({ name: 'bought.test', userId: 'tom' })
    stage.set('bought.test', right(buyer.proof))
    lookedFor.length = 0
    await lookAt(buyer._id)
    // Looked at in this hour already.
    expect(lookedFor).toEqual([])
    later(3_600_000)
    await lookAt(buyer._id)
    expect(lookedFor).toEqual([seller._id])
    await lookAt(seller._id)
    later(73 * 3_600_000)
    await lookAt(seller._id)
    await lookAt(buyer._id)
    expect([await stateOf(seller), await stateOf(buyer)]).toEqual(['Failed', 'Connected'])
  })

  test('that is connected anew in the midst of its connection has its time anew', async () => {
    const row = await aClaim()
    stage.set(row.domainName, `_shingle-verify TXT ${row.proof}`)
    await lookAt(row._id)
    const verified = await domains.find(row._id)
    const left = verified && (await domains.disconnect(verified, undefined))
    if (left === undefined) throw new Error('The claim is gone')
    later(72 * 3_600_000)
    await domains.reconnect(left, { websiteId: 'website-anew', handle: 'anew' })
    await lookAt(row._id)
    expect(await stateOf(row)).toBe('OwnershipVerified')
    later(49 * 3_600_000)
    await lookAt(row._id)
    expect(await stateOf(row)).toBe('Failed')
  })

  test('is its former owner’s again only once their proof was seen again', async () => {
    const former = await connected({ name: 'sold.test' })
    const row = await domains.find(former._id)
    if (row === undefined) throw new Error('The claim is gone')
    const left = await domains.disconnect(row, undefined)
    if (left === undefined) throw new Error('The claim is gone')
    const buyer = await aClaim({ name: 'sold.test', userId: 'tom' })
    stage.set('sold.test', right(buyer.proof))
    await domains.reconnect(left, { websiteId: 'website-again', handle: 'again' })
    await lookAt(left._id)
    expect(await domains.served('sold.test')).toBeUndefined()
    await lookAt(buyer._id)
    expect(await domains.served('sold.test')).toMatchObject({ websiteId: buyer.websiteId })
  })

  test('ends 72 hours after its proof was taken out', async () => {
    const row = await connected({ name: 'ended.test' })
    stage.set('ended.test', right())
    await lookAt(row._id)
    expect(await domains.served('ended.test')).toBeDefined()
    later(mayLeadElsewhereMs + 1)
    await lookAt(row._id)
    expect(await domains.find(row._id)).toMatchObject({ state: 'Failed' })
    expect(await domains.served('ended.test')).toBeUndefined()
  })
})

describe('[T36] the key of a certificate', () => {
  const keys = () => db.collection('Certificates').countDocuments()

  test('ends with the connection: disconnected or failed, nothing is left of it', async () => {
    const row = await connected({ name: 'keyless.test' })
    const held = await domains.find(row._id)
    if (held === undefined) throw new Error('The claim is gone')
    expect(await keys()).toBe(1)
    await domains.disconnect(held, undefined)
    await lookAt(row._id)
    expect(await keys()).toBe(0)

    const failing = await connected({ name: 'failing.test' })
    stage.set('failing.test', '@ A 198.51.100.7')
    await lookAt(failing._id)
    later(mayLeadElsewhereMs + 1)
    await lookAt(failing._id)
    expect([await stateOf(failing), await keys()]).toEqual(['Failed', 0])
  })

  test('of whoever holds the domain now stays when the former holder’s claim is looked at', async () => {
    const former = await connected({ name: 'bought.test' })
    const row = await domains.find(former._id)
    if (row !== undefined) await domains.disconnect(row, undefined)
    const buyer = await connected({ name: 'bought.test', userId: 'tom' })
    await lookAt(former._id)
    expect(await certificates.find('bought.test')).toMatchObject({
      userId: 'tom',
      websiteId: buyer.websiteId,
    })
  })

  test('goes with the domain to another website of its owner', async () => {
    const row = await connected({ name: 'moved.test' })
    const held = await domains.find(row._id)
    if (held === undefined) throw new Error('The claim is gone')
    await domains.reconnect(held, { websiteId: 'website-other', handle: 'other' })
    await lookAt(row._id)
    expect(await certificates.find('moved.test')).toMatchObject({ websiteId: 'website-other' })
  })
})

describe('[reliability] whoever looks is killed', () => {
  // Every write but the first is the last one that a killed process made, once.
  const dying = (after: number) => {
    let writes = 0
    const die = <Given extends readonly unknown[], Done>(write: (...given: Given) => Promise<Done>) => {
      return async (...given: Given): Promise<Done> => {
        if (writes >= after) throw new Error('killed')
        writes += 1
        return write(...given)
      }
    }
    const ports = portsOf()
    return createLookAtDomain({
      ...ports,
      domains: { ...domains, advance: die(domains.advance), noteLook: die(domains.noteLook) },
      history: { note: die(history.note) },
      tellOwner: die(ports.tellOwner),
      ensureCertificate: die(ports.ensureCertificate),
    })
  }

  test.each(Array.from({ length: 14 }, (_, at) => at))(
    'after %i writes, and whoever goes on connects the domain and tells its owner',
    async (after) => {
      const row = await aClaim()
      stage.set(row.domainName, right(row.proof))
      await dying(after)(row._id).catch(() => undefined)
      await lookAt(row._id)
      expect(await domains.find(row._id)).toMatchObject({ state: 'Connected' })
      expect(await mails()).toEqual(['mail:domain-connected'])
    },
  )
})
