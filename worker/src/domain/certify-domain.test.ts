import { createEnsureCertificate } from '@shingle/storage/certificates/ensure-certificate.ts'
import { openToldCertificates } from '@shingle/storage/certificates/told-certificates.ts'
import { describe, expect, test } from 'vitest'
import {
  aClaim,
  certificates,
  clock,
  connected,
  db,
  domains,
  issue,
  later,
  mails,
  now,
  portsOf,
  right,
  secret,
  stage,
  stateOf,
} from '../testing/look-world.ts'
import { createLookAtDomain } from './look-at-domain.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]

// Certificates end by the clock of the machine as well: none of these is to be over there.
later(Math.max(0, Date.now() - now.getTime()) + dayMs)

/** A look at domains whose authority refuses for as long as it is told to, and how often it was asked. */
const refusing = () => {
  const authority = { isRefusing: true, orders: 0 }
  const ensureCertificate = createEnsureCertificate({
    ...{ db, secret, clock, onTrouble: () => undefined },
    issue: async (names) => {
      authority.orders += 1
      if (authority.isRefusing) throw new Error('The policy forbids issuing for this name')
      return issue(names)
    },
  })
  const askAuthorities = async () => ['letsencrypt.org']
  return { authority, look: createLookAtDomain(portsOf({ ensureCertificate, askAuthorities })) }
}
const findingsOf = async (id: string) => (await domains.find(id))?.look?.findings.map(({ kind }) => kind)
const forbidding = (proof: string, record = '0 issue digicert.com') => `${right(proof)}\n@ CAA ${record}`
const forbidden = [
  ['caa-forbids', '0 issue digicert.com'],
  ['caa-critical', '128 tbs unknown'],
] as const

describe('[4.certificate] a domain whose certificate is forbidden or refused', () => {
  test.each(forbidden)(
    'has none ordered while its CAA records forbid it, and is told that alone: %s',
    async (kind, record) => {
      const { authority, look } = refusing()
      const row = await aClaim()
      stage.set(row.domainName, right(row.proof))
      await look(row._id)
      expect(authority.orders).toBe(1)
      stage.set(row.domainName, forbidding(row.proof, record))
      later(10 * minuteMs)
      await look(row._id)
      expect([authority.orders, await findingsOf(row._id)]).toEqual([1, [kind]])
      expect(await stateOf(row)).toBe('PendingCertificateActivation')
    },
  )

  test.each([...forbidden, ['caa-narrows', '0 issue "letsencrypt.org; validationmethods=dns-01"'] as const])(
    'has it ordered by the first look that finds these mended, however long it was to wait: %s',
    async (kind, record) => {
      const { authority, look } = refusing()
      const row = await aClaim()
      stage.set(row.domainName, right(row.proof))
      await look(row._id)
      stage.set(row.domainName, forbidding(row.proof, record))
      later(minuteMs)
      await look(row._id)
      stage.set(row.domainName, right(row.proof))
      authority.isRefusing = false
      later(minuteMs)
      await look(row._id)
      expect([authority.orders, await stateOf(row)]).toEqual([2, 'Connected'])
      expect(kind).toMatch(/^caa-/)
    },
  )

  test('that failed and begins anew has it ordered at once', async () => {
    const { authority, look } = refusing()
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    await look(row._id)
    later(49 * hourMs)
    await look(row._id)
    const failed = await domains.find(row._id)
    expect([failed?.state, authority.orders]).toEqual(['Failed', 2])
    if (failed) await domains.reconnect(failed, { websiteId: row.websiteId ?? '', handle: 'harrow' })
    authority.isRefusing = false
    await look(row._id)
    expect([authority.orders, await stateOf(row)]).toEqual([3, 'Connected'])
  })

  test('goes on waiting after any other refusal', async () => {
    const { authority, look } = refusing()
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    for (let times = 0; times < 3; times += 1) {
      await look(row._id)
      later(minuteMs)
    }
    expect(authority.orders).toBe(1)
  })
})

describe('[4.certificate] a certificate that cannot be renewed', () => {
  /** A connected domain whose certificate has so many of its ninety days left. */
  const withDaysLeft = async (days: number) => {
    const row = await connected()
    const kept = await certificates.find(row.domainName)
    if (kept === undefined) throw new Error('There is no certificate')
    const expiresAt = new Date(now.getTime() + days * dayMs)
    await certificates.keep({ ...kept, createdAt: new Date(expiresAt.getTime() - 90 * dayMs), expiresAt })
    await db.collection('Jobs').deleteMany({})
    return { ...row, expiresAt }
  }
  const unrenewedUntil = async (id: string) => (await domains.find(id))?.unrenewedUntil ?? null

  test('is told its owner once while two weeks are left of it, with what is in the way', async () => {
    const { authority, look } = refusing()
    const row = await withDaysLeft(20)
    await look(row._id)
    expect([authority.orders, await unrenewedUntil(row._id), await mails()]).toEqual([1, null, []])
    later(6 * dayMs)
    await look(row._id)
    expect(await unrenewedUntil(row._id)).toEqual(row.expiresAt)
    expect([await findingsOf(row._id), await mails()]).toEqual([
      ['certificate-refused'],
      ['mail:domain-unrenewed'],
    ])
    expect(await stateOf(row)).toBe('Connected')
    await db.collection('Jobs').deleteMany({})
    later(dayMs)
    await look(row._id)
    expect(await mails()).toEqual([])
    authority.isRefusing = false
    later(dayMs)
    await look(row._id)
    expect([await unrenewedUntil(row._id), await findingsOf(row._id), await mails()]).toEqual([null, [], []])
  })

  test('since the domain itself forbids it is told as well', async () => {
    const { authority, look } = refusing()
    const row = await withDaysLeft(10)
    stage.set(row.domainName, forbidding(row.proof))
    await look(row._id)
    expect([authority.orders, await unrenewedUntil(row._id)]).toEqual([0, row.expiresAt])
    expect([await findingsOf(row._id), await mails()]).toEqual([['caa-forbids'], ['mail:domain-unrenewed']])
  })

  test('that ran out is waited for as long as the domain is proved and leads here, and asked for within the budget', async () => {
    const { authority, look } = refusing()
    const row = await withDaysLeft(0.5)
    later(dayMs / 2)
    await look(row._id)
    later(11 * minuteMs)
    await look(row._id)
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
    const before = authority.orders
    for (let hours = 0; hours < 5 * 24; hours += 1) {
      later(hourMs)
      await look(row._id)
    }
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
    // Of a hundred and twenty looks few order one: twice as long after each, up to twelve hours.
    expect(authority.orders - before).toBeLessThan(20)
    authority.isRefusing = false
    later(12 * hourMs)
    await look(row._id)
    expect(await stateOf(row)).toBe('Connected')
  })

  test.each([
    ['ran out', (name: string) => connected({ name })],
    ['waits for room among others', (name: string) => aClaim({ name })],
  ])('that %s holds no name for whoever proves it no more: 48 hours later it is over', async (why, begun) => {
    const row = await begun(`unproved-${why.length}.test`)
    stage.set(row.domainName, right(row.proof))
    const look = createLookAtDomain(
      portsOf({
        ensureCertificate: async () => false,
        certificateTrouble: async () => ({
          kind: 'busy',
          words: '',
          until: new Date(now.getTime() + hourMs),
        }),
      }),
    )
    await look(row._id)
    later(11 * minuteMs)
    await look(row._id)
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
    later(3 * dayMs)
    await look(row._id)
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
    stage.set(row.domainName, right())
    for (let hours = 0; hours < 48; hours += 6) {
      await look(row._id)
      later(6 * hourMs)
    }
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
    later(minuteMs)
    await look(row._id)
    expect(await domains.find(row._id)).toMatchObject({
      ...{ state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    })
    expect((await domains.find(row._id))?.held).toBeUndefined()
  })

  test('that ran out is not ordered again, and its domain not connected by it, without the proof', async () => {
    const { authority, look } = refusing()
    const row = await withDaysLeft(0.5)
    later(dayMs / 2)
    await look(row._id)
    later(11 * minuteMs)
    await look(row._id)
    expect(await stateOf(row)).toBe('PendingCertificateActivation')
    const before = authority.orders
    authority.isRefusing = false
    stage.set(row.domainName, right())
    later(12 * hourMs)
    await look(row._id)
    const failingAt = now
    for (let hours = 0; hours < 48; hours += 6) {
      expect(await domains.find(row._id)).toMatchObject({ state: 'PendingCertificateActivation', failingAt })
      later(6 * hourMs)
      await look(row._id)
    }
    later(minuteMs)
    await look(row._id)
    expect(await domains.find(row._id)).toMatchObject({
      ...{ state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    })
    expect(authority.orders).toBe(before)
  })

  test('ends the connection with it, which comes back with the next one by itself', async () => {
    const { authority, look } = refusing()
    const row = await withDaysLeft(0.5)
    // It is looked at when the certificate ends, and then again soon.
    expect(await look(row._id)).toEqual(row.expiresAt)
    later(dayMs / 2)
    expect(await look(row._id)).toEqual(new Date(now.getTime() + minuteMs))
    expect(await domains.find(row._id)).toMatchObject({ state: 'Connected', failingAt: now })
    later(11 * minuteMs)
    await look(row._id)
    expect([await stateOf(row), await findingsOf(row._id)]).toEqual([
      'PendingCertificateActivation',
      ['certificate-refused'],
    ])
    expect(await domains.served(row.domainName)).toBeUndefined()
    authority.isRefusing = false
    later(12 * hourMs)
    await look(row._id)
    expect(await domains.find(row._id)).toMatchObject({
      state: 'Connected',
      failingAt: null,
      connectedAt: now,
    })
    expect(await unrenewedUntil(row._id)).toBeNull()
    expect(await mails()).toEqual(['mail:domain-connected', 'mail:domain-unrenewed'])
  })

  test('is nothing to a domain whose certificates a proxy in front has', async () => {
    const row = await withDaysLeft(-3)
    const { overdueUntil } = openToldCertificates(db, { isCertifiedInFront: true })
    const look = createLookAtDomain(
      portsOf({ ensureCertificate: async () => true, overdueUntil: (name) => overdueUntil(name, now) }),
    )
    await look(row._id)
    expect(await domains.find(row._id)).toMatchObject({ state: 'Connected', failingAt: null })
    expect([await unrenewedUntil(row._id), await mails()]).toEqual([null, []])
  })
})
