import { disconnectEmailEndpoint } from '@shingle/shared/domain/endpoints.ts'
import { disconnectMailAfterMs } from '@shingle/shared/domain/limits.ts'
import { describe, expect, test } from 'vitest'
import { publish } from '../testing/a-draft.ts'
import { openDomainSites } from '../testing/domain-sites.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import type { Person } from '../testing/sign-in-as.ts'

const { api, ann, tom } = await openTestApi('ann', 'tom')

const { aWebsite, domainRows, setState, history } = openDomainSites(api)
const jobsNamed = (name: string) => api.db.collection('Jobs').find({ name }).toArray()
const mailTo = (person: Person, body: { websiteId: string; domain: string }) =>
  api.ask(disconnectEmailEndpoint, { token: person.token, body: { ...body, companyName: 'Harrow' } })

test('[4.domain] a domain is connected with a published website, its records shown, and looked at', async () => {
  const site = await aWebsite(ann)
  expect(await site.read()).toEqual({ isOffered: true, domain: null, owned: [], makesRoom: null })
  const made = await site.connect('https://WWW.Bäckerei-Müller.de/')
  expect([made.status, made.answer?.domain?.state]).toEqual([201, 'PendingOwnershipVerification'])
  const { domain } = (await site.read()) ?? {}
  expect(domain).toMatchObject({
    ...{ domainName: 'xn--bckerei-mller-bfb28a.de', shown: 'bäckerei-müller.de', hindrance: null },
    ...{ isServed: false, claimedElsewhere: null, findings: [], failureReason: null },
    bought: 'bäckerei-müller.de',
    records: [
      { type: 'A', name: '@', content: '127.0.0.1', isSeen: false },
      { type: 'CNAME', name: 'www', content: 'sites.localhost', isSeen: false },
      {
        type: 'TXT',
        name: '_shingle-verify',
        content: expect.stringMatching(/^[0-9a-f]{32}$/),
        isSeen: false,
      },
    ],
  })
  expect(await domainRows().findOne({ websiteId: site.id })).toMatchObject({
    ...{ userId: ann.id, websiteName: site.handle, state: 'PendingOwnershipVerification' },
  })
  expect((await jobsNamed('watch-domain')).length).toBe(1)
  expect((await site.look()).status).toBe(204)
  await site.remove()
  await site.end()
})

test('[4.domain] a domain is told when it is looked at next, counted from what it lacks now', async () => {
  const site = await aWebsite(ann)
  await site.connect('watched.com')
  expect((await site.read())?.domain?.nextLookAt).toBeNull()
  const at = new Date()
  const seen = { apex: false, www: false, proof: true }
  await setState('watched.com', {
    ...{ state: 'Connected', held: 'watched.com', certificateAt: new Date(0), failingAt: at },
    look: { at, seen, findings: [], nameServers: [], oneClickUrl: null },
  })
  const { domain } = (await site.read()) ?? {}
  expect(domain?.nextLookAt).toBe(new Date(at.getTime() + 60_000).toISOString())
  // A certificate that could not be renewed is looked at when it ends.
  const ends = new Date(at.getTime() + 3_600_000)
  await setState('watched.com', { failingAt: null, unrenewedUntil: ends })
  expect((await site.read())?.domain).toMatchObject({
    ...{ unrenewedUntil: ends.toISOString(), nextLookAt: ends.toISOString() },
  })
  await domainRows().deleteMany({})
  await site.end()
})

test('[4.domain] a domain can be deleted only while its ownership is pending', async () => {
  const site = await aWebsite(ann)
  expect((await site.remove()).body).toMatchObject({
    code: 'domain.not-set',
    text: 'Website domain is not set.',
  })
  await site.connect('deletable.com')
  for (const state of ['OwnershipVerified', 'PendingCertificateActivation', 'Connected', 'Failed']) {
    await setState('deletable.com', { state })
    const refused = await site.remove()
    expect([state, refused.status, refused.body.text]).toEqual([
      ...[state, 409, 'Website domain cannot be deleted once ownership is verified.'],
    ])
  }
  await setState('deletable.com', { state: 'PendingOwnershipVerification' })
  expect((await site.remove()).status).toBe(204)
  expect(await domainRows().countDocuments({ domainName: 'deletable.com' })).toBe(0)
  expect(await history('deletable.com')).toEqual([
    ['Created', 'PendingOwnershipVerification'],
    ['Deleted', 'PendingOwnershipVerification'],
  ])
  await site.end()
})

describe('[4.domain] disconnecting', () => {
  test('clears the name of the website, keeps the domain, and connects it again in its state', async () => {
    const site = await aWebsite(ann)
    await site.connect('again.com')
    await setState('again.com', { state: 'Connected', held: 'again.com', connectedAt: new Date() })
    expect((await site.disconnect()).status).toBe(204)
    expect(await domainRows().findOne({ domainName: 'again.com' })).toMatchObject({
      ...{ websiteName: null, websiteId: null, state: 'Connected' },
    })
    expect(await domainRows().countDocuments({ held: 'again.com' })).toBe(0)
    expect((await site.read())?.owned).toEqual([
      { domainName: 'again.com', shown: 'again.com', state: 'Connected', leadsTo: null },
    ])
    const again = await site.connect('again.com')
    expect([again.status, again.answer?.domain?.isServed]).toEqual([200, false])
    // Its name is held again when its proof was seen again, and not before.
    expect(await domainRows().findOne({ domainName: 'again.com' })).toMatchObject({
      ...{ websiteName: site.handle, state: 'Connected', failureReason: null },
    })
    expect(await domainRows().countDocuments({ held: 'again.com' })).toBe(0)
    await domainRows().deleteMany({})
    await site.end()
  })

  test('begins a failed one anew', async () => {
    const site = await aWebsite(ann)
    await site.connect('failed.com')
    const failed = { state: 'Failed', failureReason: 'OwnershipVerificationExpired' }
    await setState('failed.com', { ...failed, createdAt: new Date(0) })
    const again = await site.connect('failed.com')
    expect(again.answer?.domain).toMatchObject({ state: 'PendingOwnershipVerification', failureReason: null })
    expect(Date.parse(again.answer?.domain?.createdAt ?? '')).toBe(api.options.clock().getTime())
    await domainRows().deleteMany({})
    await site.end()
  })

  test('is told by mail where the domain was changed last more than 7 days ago, at the named route, once', async () => {
    const site = await aWebsite(ann)
    const owed = async (changedMsAgo: number) => {
      await site.connect('mailed.com')
      await setState('mailed.com', { modifiedAt: new Date(Date.now() - changedMsAgo) })
      await api.db.collection('Jobs').deleteMany({})
      await site.disconnect()
      for (let times = 0; times < 2; times += 1)
        expect((await mailTo(ann, { websiteId: site.id, domain: 'mailed.com' })).status).toBe(204)
      expect(await jobsNamed('look-at-domain')).toMatchObject(
        changedMsAgo > disconnectMailAfterMs ? [{ key: expect.stringMatching(/^later-/) }] : [],
      )
      return (await jobsNamed('mail:domain-disconnected')).map(({ payload }) => payload.companyName)
    }
    expect(await owed(disconnectMailAfterMs - 60_000)).toEqual([])
    expect(await owed(disconnectMailAfterMs + 60_000)).toEqual(['Harrow'])
    await domainRows().deleteMany({})
    await site.end()
  })

  test('says what is wrong with the mail that is asked for', async () => {
    const [site, theirs] = [await aWebsite(ann), await aWebsite(tom)]
    const texts = [
      (
        await api.ask(disconnectEmailEndpoint, {
          token: 'x',
          body: { websiteId: site.id, domain: 'x', companyName: 'x' },
        })
      ).body.text,
      (await mailTo(ann, { websiteId: theirs.id, domain: 'mailed.com' })).body.text,
      (await mailTo(ann, { websiteId: 'nonsense', domain: 'mailed.com' })).body.text,
      (await mailTo(ann, { websiteId: site.id, domain: ' ' })).body.text,
      (await mailTo(ann, { websiteId: site.id, domain: 'nobody.com' })).body.text,
    ]
    expect(texts).toEqual([
      'Invalid authorization token.',
      'Invalid website id.',
      'Invalid website id.',
      'Website domain is not set.',
      'Website domain not owned.',
    ])
    await site.end()
    await theirs.end()
  })
})

describe('[4.domain] a website that is deleted for good', () => {
  const deleteForGood = async (connect: (site: Awaited<ReturnType<typeof aWebsite>>) => Promise<unknown>) => {
    const site = await aWebsite(ann)
    await connect(site)
    await api.db.collection('Jobs').deleteMany({})
    await site.end()
    const weighed = await api.call(`/api/trash/${site.id}`, { token: ann.token })
    await api.call(`/api/trash/${site.id}`, { method: 'DELETE', token: ann.token })
    return weighed.body
  }

  test('leaves its owner the domain that they proved to be theirs, and tells them', async () => {
    const weighed = await deleteForGood(async (site) => {
      await site.connect('kept.com')
      const modifiedAt = new Date(Date.now() - disconnectMailAfterMs - 60_000)
      await setState('kept.com', { state: 'Connected', held: 'kept.com', modifiedAt })
    })
    expect(weighed).toMatchObject({ domain: 'kept.com' })
    expect(await domainRows().findOne({ domainName: 'kept.com' })).toMatchObject({
      ...{ userId: ann.id, websiteId: null, websiteName: null, state: 'Connected', untold: 'disconnected' },
    })
    expect(await domainRows().countDocuments({ held: 'kept.com' })).toBe(0)
    expect(await history('kept.com')).toContainEqual(['Updated', 'Connected'])
    expect((await jobsNamed('look-at-domain')).length).toBe(1)
    await domainRows().deleteMany({})
  })

  test('takes a claim without proof with it', async () => {
    expect(await deleteForGood((site) => site.connect('claimed.com'))).toMatchObject({ domain: null })
    expect(await domainRows().countDocuments({ domainName: 'claimed.com' })).toBe(0)
    // Whoever looks at it finds it gone, and notes that.
    expect((await jobsNamed('look-at-domain')).length).toBe(1)
  })
})

describe('[ruling 5] a claim without proof', () => {
  test('keeps nobody from theirs, each with a proof of its own', async () => {
    const [one, other] = [await aWebsite(ann), await aWebsite(tom)]
    const first = await one.connect('both.com')
    const second = await other.connect('both.com')
    expect([first.status, second.status]).toEqual([201, 201])
    const proofs = [first, second].map(({ answer }) => answer?.domain?.records.at(-1)?.content)
    expect(new Set(proofs).size).toBe(2)
    expect([
      (await one.read())?.domain?.claimedElsewhere,
      (await other.read())?.domain?.claimedElsewhere,
    ]).toEqual(['pending', 'pending'])
    await domainRows().updateOne({ userId: tom.id }, { $set: { state: 'Connected', held: 'both.com' } })
    expect((await one.read())?.domain?.claimedElsewhere).toBe('held')
    expect((await other.read())?.domain).toMatchObject({ claimedElsewhere: null, isServed: true })
    await domainRows().deleteMany({})
    await one.end()
    await other.end()
  })

  test('of one account is one, wherever it is connected', async () => {
    const [one, other] = [await aWebsite(ann), await aWebsite(ann)]
    await one.connect('moved.com')
    expect((await one.connect('second.com')).body).toMatchObject({ code: 'domain.is-set' })
    expect((await other.read())?.owned).toMatchObject([
      { domainName: 'moved.com', leadsTo: expect.any(String) },
    ])
    expect((await other.connect('moved.com')).status).toBe(200)
    expect([(await one.read())?.domain, (await other.read())?.domain?.domainName]).toEqual([
      null,
      'moved.com',
    ])
    await domainRows().deleteMany({})
    await one.end()
    await other.end()
  })
})

test('[3.domain] what is kept of a domain names its website as that is called now', async () => {
  const [site, other] = [await aWebsite(ann), await aWebsite(ann)]
  await site.connect('renamed.com')
  await other.connect('another.com')
  const before = await domainRows().findOne({ domainName: 'renamed.com' })
  await publish(api, site.id, { person: ann, handle: 'harrow-renamed' })
  expect(await domainRows().findOne({ domainName: 'renamed.com' })).toEqual({
    ...before,
    websiteName: 'harrow-renamed',
  })
  expect(await domainRows().findOne({ domainName: 'another.com' })).toMatchObject({
    websiteName: other.handle,
  })
  await domainRows().deleteMany({})
  await site.end()
  await other.end()
})

test('[4.domain] www is told to lead here where it was seen to and the certificate is for it', async () => {
  const site = await aWebsite(ann)
  await site.connect('wide.com')
  const seen = { apex: true, www: true, proof: true }
  const look = { at: new Date(), seen, findings: [], nameServers: [], oneClickUrl: null }
  await setState('wide.com', { state: 'Connected', held: 'wide.com', look })
  const expiresAt = new Date(Date.now() + 1e9)
  const certificate = { _id: 'wide.com', websiteId: site.id, userId: ann.id, expiresAt }
  await api.insert('Certificates', { ...certificate, createdAt: new Date(), names: ['wide.com'] })
  expect((await site.read())?.domain?.hasWww).toBe(false)
  const names = ['wide.com', 'www.wide.com']
  await api.db.collection('Certificates').updateOne({}, { $set: { names } })
  expect((await site.read())?.domain?.hasWww).toBe(true)
  await api.db.collection('Certificates').deleteMany({})
  await domainRows().deleteMany({})
  await site.end()
})

test('[4.transfer] the domain goes with its website', async () => {
  const site = await aWebsite(ann)
  await site.connect('handed.com')
  const certificate = { _id: 'handed.com', userId: ann.id, websiteId: site.id, names: ['handed.com'] }
  await api.insert('Certificates', certificate)
  await shareWith(api, site.id, { owner: ann, editor: tom })
  api.later(1_000)
  expect((await inviteCalls(api).transfer(ann, site.id, tom.id)).status).toBe(200)
  expect(await domainRows().findOne({ domainName: 'handed.com' })).toMatchObject({
    ...{ userId: tom.id, websiteId: site.id },
  })
  expect(await history('handed.com')).toContainEqual(['Updated', 'PendingOwnershipVerification'])
  // Deleting the former owner's account leaves it, so that the domain goes on.
  expect(await api.db.collection('Certificates').findOne({ _id: certificate._id as never })).toMatchObject({
    userId: tom.id,
  })
  await api.db.collection('Certificates').deleteMany({})
  await domainRows().deleteMany({})
})

test('[4.transfer] a domain that its new owner has proved stays where they have it', async () => {
  const [given, theirs] = [await aWebsite(ann), await aWebsite(tom)]
  await given.connect('twice.com')
  await theirs.connect('twice.com')
  await domainRows().updateOne({ userId: tom.id }, { $set: { state: 'Connected', held: 'twice.com' } })
  await shareWith(api, given.id, { owner: ann, editor: tom })
  expect((await inviteCalls(api).transfer(ann, given.id, tom.id)).status).toBe(200)
  expect(await domainRows().find({ domainName: 'twice.com' }).toArray()).toMatchObject([
    { userId: tom.id, websiteId: theirs.id, held: 'twice.com' },
  ])
  expect(await history('twice.com')).toContainEqual(['Deleted', 'PendingOwnershipVerification'])
  await domainRows().deleteMany({})
})
