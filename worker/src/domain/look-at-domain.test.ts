import { X509Certificate } from 'node:crypto'
import { connectingMs } from '@shingle/shared/domain/limits.ts'
import { AuthorityBusy } from '@shingle/storage/certificates/acme/authority-busy.ts'
import { createEnsureCertificate } from '@shingle/storage/certificates/ensure-certificate.ts'
import { unseal } from '@shingle/storage/certificates/seal.ts'
import { describe, expect, test } from 'vitest'
import {
  aClaim,
  certificates,
  clock,
  connected,
  db,
  domains,
  history,
  later,
  lookAt,
  lookedFor,
  mails,
  now,
  overThreeDays,
  portsOf,
  right,
  secret,
  stage,
  stateOf,
} from '../testing/look-world.ts'
import { createLookAtDomain } from './look-at-domain.ts'

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

  test('whose certificate is refused is told so, in the authority’s words, with when it is asked again', async () => {
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    const findingsWith = async (error: Error) => {
      await db.collection('CertificateOrders').deleteMany({})
      const refusing = createEnsureCertificate({
        ...{ db, secret, clock, onTrouble: () => undefined },
        issue: () => Promise.reject(error),
      })
      await createLookAtDomain(portsOf({ ensureCertificate: refusing }))(row._id)
      return (await domains.find(row._id))?.look?.findings
    }
    expect(await findingsWith(new Error('The policy forbids issuing for this name'))).toMatchObject([
      { kind: 'certificate-refused', found: ['The policy forbids issuing for this name'] },
    ])
    expect(await findingsWith(new Error('Fetching http://x/: Connection refused'))).toMatchObject([
      { kind: 'certificate-unreached' },
    ])
    const until = new Date(now.getTime() + 3_600_000)
    expect(await findingsWith(new AuthorityBusy('busy', { until, isOfNames: false }))).toMatchObject([
      { kind: 'certificate-waits', until: until.toISOString() },
    ])
  })

  test('is connected only once we answer there, and told that it is not its records', async () => {
    const row = await aClaim()
    stage.set(row.domainName, right(row.proof))
    const told = { answering: ['ns1.stage.test', 'a', 'b'], silent: [], mailCount: 0, isSigned: false }
    const certificateTrouble = async () => ({ kind: 'unexplained', words: '', until: now }) as const
    for (const [answerer, kind] of [
      ['others', 'not-answering'],
      ['no-certificate', 'certificate-missing'],
    ] as const) {
      await createLookAtDomain(portsOf({ certificateTrouble, whoAnswers: async () => answerer }))(row._id)
      expect(await domains.find(row._id)).toMatchObject({
        ...{ state: 'PendingCertificateActivation', look: { findings: [{ kind }], told } },
      })
    }
    expect(await db.collection('Certificates').countDocuments()).toBe(0)
    await lookAt(row._id)
    expect(await stateOf(row)).toBe('Connected')
  })

  test('that shows its registrar’s page is told so and looked at again; one that shows somebody’s only where its records changed', async () => {
    const row = await aClaim()
    const asked: (readonly [name: string, address: string])[] = []
    const parked = '198.51.100.7'
    const kindsAt = async (address: string) => {
      stage.set(row.domainName, `@ A ${address}`)
      const findPlaceholder = async (name: string) => {
        asked.push([name, address])
        return address === parked
      }
      await createLookAtDomain(portsOf({ findPlaceholder }))(row._id)
      const { findings = [] } = (await domains.find(row._id))?.look ?? {}
      return findings.map(({ kind }) => kind)
    }
    expect(await kindsAt(parked)).toEqual(['placeholder', 'no-proof'])
    expect(await kindsAt(parked)).toEqual(['placeholder', 'no-proof'])
    expect(await kindsAt('198.51.100.8')).toEqual(['wrong-a', 'no-proof'])
    expect(await kindsAt('198.51.100.8')).toEqual(['wrong-a', 'no-proof'])
    expect(await kindsAt('127.0.0.1')).toEqual(['no-proof', 'apex-alone'])
    expect(asked).toEqual([parked, parked, '198.51.100.8'].map((address) => [row.domainName, address]))
  })

  test('that was deleted is noted as such, where whoever deleted it was interrupted', async () => {
    const row = await aClaim()
    stage.set(row.domainName, right())
    await lookAt(row._id)
    await domains.remove(row)
    for (let times = 0; times < 2; times += 1) await lookAt(row._id)
    const noted = await db.collection('WebsiteDomainsHistory').find({}).toArray()
    expect(noted.map(({ type }) => type)).toEqual(['Created', 'Deleted'])
  })

  test('that is connected anew is connected from then on', async () => {
    const row = await connected()
    later(48 * 3_600_000)
    const held = await domains.find(row._id)
    const left = held && (await domains.disconnect(held, undefined))
    if (left === undefined) throw new Error('The claim is gone')
    await domains.reconnect(left, { websiteId: 'website-once-more', handle: 'once-more' })
    await db.collection('Jobs').deleteMany({})
    await lookAt(row._id)
    expect(await domains.find(row._id)).toMatchObject({ connectedAt: now, held: row.domainName })
    // Its owner was told already.
    expect(await mails()).toEqual([])
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
    await overThreeDays(seller)
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
    const anew = await domains.reconnect(left, { websiteId: 'website-anew', handle: 'anew' })
    expect(anew).toMatchObject({ verifiedAt: now, look: null })
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
    later(48 * 3_600_000)
    stage.set('ended.test', right())
    // From now on, and not as seldom as after two days of waiting.
    expect(await lookAt(row._id)).toEqual(new Date(now.getTime() + 60_000))
    await overThreeDays(row)
    expect(await domains.find(row._id)).toMatchObject({ state: 'Failed' })
    expect(await domains.served('ended.test')).toBeUndefined()
  })

  test('is told its owner as soon as its records are not right, once each time, and while it can be set right', async () => {
    const row = await connected({ name: 'warned.test' })
    for (let time = 0; time < 2; time += 1) {
      await db.collection('Jobs').deleteMany({})
      stage.set('warned.test', right())
      await lookAt(row._id)
      expect(await mails()).toEqual(['mail:domain-failing'])
      await db.collection('Jobs').deleteMany({})
      later(3_600_000)
      await lookAt(row._id)
      expect(await mails()).toEqual([])
      stage.set('warned.test', right(row.proof))
      await lookAt(row._id)
      expect([await mails(), await stateOf(row)]).toEqual([[], 'Connected'])
    }
  })

  test('does not end by two looks with days between, in which nobody looked', async () => {
    const row = await connected({ name: 'unwatched.test' })
    stage.set('unwatched.test', right())
    await lookAt(row._id)
    later(96 * 3_600_000)
    await lookAt(row._id)
    expect(await domains.find(row._id)).toMatchObject({ state: 'Connected', failingAt: now })
    await overThreeDays(row)
    expect(await stateOf(row)).toBe('Failed')
  })

  test('does not end while nobody answers who is asked', async () => {
    const row = await connected({ name: 'silent.test' })
    stage.set('silent.test', right(row.proof), { isMute: true })
    await lookAt(row._id)
    await overThreeDays(row)
    expect(await domains.find(row._id)).toMatchObject({ state: 'Connected', failingAt: null })
  }, 30_000)
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
    await overThreeDays(failing)
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
      history: { ...history, note: die(history.note) },
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
