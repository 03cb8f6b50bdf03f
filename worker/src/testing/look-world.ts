import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mayLeadElsewhereMs } from '@shingle/shared/domain/limits.ts'
import { createInProcessBus } from '@shingle/storage/bus/in-process-bus.ts'
import { createEnsureCertificate } from '@shingle/storage/certificates/ensure-certificate.ts'
import { createLocalAuthority } from '@shingle/storage/certificates/local-authority.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { createAnnounceDomain } from '@shingle/storage/domains/announce-domain.ts'
import { createTellDomainOwner } from '@shingle/storage/domains/tell-domain-owner.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createAskDomain } from '@shingle/storage/providers/dns/ask-domain.ts'
import { startDnsStage } from '@shingle/storage/providers/dns/dns-stage.testing.ts'
import { openCertificateOrders } from '@shingle/storage/rows/certificate-orders.ts'
import { openCertificateRows } from '@shingle/storage/rows/certificates.ts'
import type { DomainRow } from '@shingle/storage/rows/domain-row.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openDomainsHistory } from '@shingle/storage/rows/website-domains-history.ts'
import { afterAll, beforeEach, expect } from 'vitest'
import { createLookAtDomain, type LookPorts } from '../domain/look-at-domain.ts'

export const stage = await startDnsStage()
const mongo = await startEmbeddedMongo({ file: ':memory:' })
const database = await connectDatabase(mongo.uri, { name: 'domains' })
const folder = await mkdtemp(join(tmpdir(), 'shingle-domains-'))
afterAll(async () => {
  await stage.close()
  await database.close()
  await mongo.close()
  await rm(folder, { recursive: true })
})
export const { db } = database
export let now = new Date('2026-11-21T14:06:00Z')
export const clock = () => now
export const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
beforeEach(async () => {
  for (const name of ['WebsiteDomains', 'WebsiteDomainsHistory', 'Certificates', 'CertificateOrders', 'Jobs'])
    await db.collection(name).deleteMany({})
})

export const secret = new Uint8Array(32).fill(5)
const bus = createInProcessBus((error) => console.error(error))
export const domains = openWebsiteDomains(db, clock)
export const history = openDomainsHistory(db, clock)
export const certificates = openCertificateRows(db)
const target = { addresses: ['127.0.0.1'], hostName: 'sites.localhost' }
stage.set('sites.localhost', '@ A 127.0.0.1')
const resolver = (called: string) => ({ called, address: '127.0.0.1', port: stage.port })
export const issue = createLocalAuthority(folder)

export const lookedFor: string[] = []
export const portsOf = (over: Partial<LookPorts> = {}): LookPorts => ({
  ...{ domains, history, target, askAuthorities: async () => [], clock },
  // None of these domains names a provider.
  findOneClick: async () => null,
  // What stands at a domain is asked by http, of which there is a test beside it.
  findPlaceholder: async () => false,
  // Asked by http, of which there is a test beside it.
  whoAnswers: async () => 'us',
  certificateTrouble: openCertificateOrders(db, clock).troubleOf,
  announceDomain: createAnnounceDomain({ db, bus }),
  dropCertificate: certificates.drop,
  overdueUntil: (domainName) => certificates.overdueUntil(domainName, clock()),
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
export const lookAt = createLookAtDomain(portsOf())

let count = 0
export const aClaim = async (over: { readonly name?: string; readonly userId?: string } = {}) => {
  count += 1
  const name = over.name ?? `harrow-${count}.test`
  const of = { name, zone: name, userId: over.userId ?? 'ann', websiteId: `website-${count}` }
  const row = await domains.insert({ ...of, handle: `harrow-${count}` })
  if (typeof row === 'string') throw new Error('The claim is not new')
  return row
}
export const right = (...proofs: readonly string[]) =>
  [
    '@ A 127.0.0.1',
    'www CNAME sites.localhost',
    ...proofs.map((proof) => `_shingle-verify TXT ${proof}`),
  ].join('\n')
export const stateOf = async ({ _id }: Pick<DomainRow, '_id'>) => (await domains.find(_id))?.state
export const mails = async () =>
  (await db.collection('Jobs').find({}).toArray()).map(({ name }) => String(name)).toSorted()
/** Looks at a domain day by day until its three days are over. */
export const overThreeDays = async ({ _id }: Pick<DomainRow, '_id'>) => {
  for (let day = 0; day < 4; day += 1) {
    later(mayLeadElsewhereMs / 4 + 1)
    await lookAt(_id)
  }
}
export const connected = async (over: Parameters<typeof aClaim>[0] = {}) => {
  const row = await aClaim(over)
  stage.set(row.domainName, right(row.proof))
  await lookAt(row._id)
  expect(await stateOf(row)).toBe('Connected')
  return row
}
