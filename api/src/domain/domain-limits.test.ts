import { connectDomainEndpoint } from '@shingle/shared/domain/endpoints.ts'
import { domainsMaximum } from '@shingle/shared/domain/limits.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { type DomainSite, openDomainSites } from '../testing/domain-sites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'

const { api, ann } = await openTestApi('ann')
const { aWebsite, domainRows, setState, history } = openDomainSites(api)

test('[4.domain] what nobody can connect is refused in words', async () => {
  const site = await aWebsite(ann)
  for (const name of ['harrow plumbing.com', 'localhost', 'co.uk', 'sites.localhost', '127.0.0.1'])
    expect([name, (await site.connect(name)).body.code]).toEqual([name, 'domain.invalid'])
  const draft = await aDraft(api, ann)
  const unpublished = await api.ask(connectDomainEndpoint, {
    ...{ params: { id: draft }, token: ann.token, body: { domainName: 'early.com' } },
  })
  expect(unpublished.body).toMatchObject({ code: 'domain.publish-first' })
  for (let at = 0; at < domainsMaximum; at += 1)
    await api.insert('WebsiteDomains', {
      ...{ _id: `many-${at}`, userId: ann.id, domainName: `many-${at}.com`, websiteId: `elsewhere-${at}` },
    })
  expect((await site.connect('more.com')).body).toMatchObject({ code: 'domain.too-many' })
  await domainRows().deleteMany({})
  await api.call(`/api/websites/${draft}`, { method: 'DELETE', token: ann.token })
  await site.end()
})

test('[4.domain] one domain more than an account may have takes the place of the one that has led nowhere for longest', async () => {
  const site = await aWebsite(ann)
  const modifiedAt = (at: number) => new Date(Date.UTC(2026, 1, 1 + ((at + 3) % domainsMaximum)))
  for (let at = 0; at < domainsMaximum; at += 1) {
    await site.connect(`room-${at}.com`)
    await setState(`room-${at}.com`, { state: 'Connected', connectedAt: new Date() })
    if (at < domainsMaximum - 1) await site.disconnect()
    await setState(`room-${at}.com`, { modifiedAt: modifiedAt(at) })
  }
  const other = await aWebsite(ann)
  expect((await other.read())?.makesRoom).toBe('room-7.com')
  expect((await other.connect('eleventh.com')).status).toBe(201)
  const names = (await other.read())?.owned.map(({ domainName }) => domainName)
  // Of those with no website it was the one changed first.
  expect([names?.length, names?.includes('room-7.com'), names?.includes('room-9.com')]).toEqual([
    9,
    false,
    true,
  ])
  expect(await history('room-7.com')).toContainEqual(['Deleted', 'Connected'])
  await domainRows().deleteMany({})
  await site.end()
  await other.end()
})

test('[9.limit] of domains that one website is connected with at once one is, and one other goes for it', async () => {
  const person = await signInAs(api, 'twice@example.com')
  const [site, other] = [await aWebsite(person), await aWebsite(person)]
  for (let at = 0; at < domainsMaximum; at += 1) {
    await other.connect(`parted-${at}.com`)
    await setState(`parted-${at}.com`, { state: 'OwnershipVerified' })
    await other.disconnect()
  }
  const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => site.connect(`twice-${at}.com`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of answers) if (status !== 201) expect(body.code).toBe('domain.is-set')
  const left = await domainRows().find({ userId: person.id }).toArray()
  expect(left.filter(({ domainName }) => domainName.startsWith('parted-'))).toHaveLength(domainsMaximum - 1)
  expect(left).toHaveLength(domainsMaximum)
  await domainRows().deleteMany({})
  await site.end()
  await other.end()
})

test('[9.limit] of domains that are connected at once exactly as many are as an account may have', async () => {
  const person = await signInAs(api, 'collector@example.com')
  const sites: DomainSite[] = []
  while (sites.length < 8) sites.push(await aWebsite(person))
  const before = domainsMaximum - 4
  const domains = openWebsiteDomains(api.db, api.options.clock)
  for (let at = 0; at < before; at += 1) {
    const of = { websiteId: `elsewhere-${at}`, handle: `elsewhere-${at}` }
    await domains.insert({ name: `own-${at}.com`, zone: `own-${at}.com`, userId: person.id, ...of })
  }
  // Those of before there were places have none.
  await domainRows().updateMany({ domainName: { $in: ['own-1.com', 'own-4.com'] } }, { $unset: { slot: '' } })
  const answers = await Promise.all(sites.map((site, at) => site.connect(`at-once-${at}.com`)))
  const codes = answers.map(({ status, body }) => (status < 300 ? 'connected' : body.code)).toSorted()
  expect(codes).toEqual([...Array(4).fill('connected'), ...Array(4).fill('domain.too-many')])
  expect(await domainRows().countDocuments({ userId: person.id })).toBe(domainsMaximum)
  await domainRows().deleteMany({})
})
