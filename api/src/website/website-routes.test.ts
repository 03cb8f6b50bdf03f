import { handleReservationMs } from '@shingle/shared/handle/reservation.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf, plumberAnswers, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'

const { api, ann, bob } = await openTestApi('ann', 'bob')

test('[3.website] a generated draft is listed with the specified fields', async () => {
  const id = await aDraft(api, ann)
  const list = await api.call('/api/websites', { token: ann.token })
  expect(list.body.limit).toBe(10)
  expect(list.body.shared).toEqual([])
  expect(list.body.owned).toEqual([
    {
      draftId: id,
      publishedHandle: null,
      businessName: plumberAnswers.businessName,
      createdAt: expect.any(String),
      modifiedAt: expect.any(String),
      lastDesignedAt: null,
      favicon: null,
      role: 'Owner',
      published: null,
      sitesOrigin: 'http://sites.localhost:3000',
      embedPreviewUrl: expect.stringMatching(
        /^http:\/\/[0-9a-f]{32}\.usercontent\.localhost:3000\/embed-preview$/,
      ),
      appearance: {
        theme: expect.objectContaining({ family: expect.any(String), paletteId: expect.any(String) }),
        business: expect.objectContaining({ name: plumberAnswers.businessName, industry: 'plumber' }),
        settings: expect.objectContaining({ language: 'english' }),
        sections: expect.arrayContaining([
          expect.objectContaining({ type: 'Introduction', heading: expect.any(String) }),
        ]),
      },
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    },
  ])
  expect(await api.row('DraftWebsites', id)).toMatchObject({
    userId: ann.id,
    version: '1.0',
    websiteSettings: { id, businessName: plumberAnswers.businessName, favIcon: null },
    lastModifiedBy: { userId: ann.id, timestamp: expect.any(Date) },
  })
})

test('[7.variety] neighbours of one trade in one town never share family, palette and hero', async () => {
  const [one, other] = [await signInAs(api, 'north@example.com'), await signInAs(api, 'south@example.com')]
  const ids = [await aDraft(api, one), await aDraft(api, other), await aDraft(api, other)]
  const rows = await Promise.all(ids.map((id) => api.row('DraftWebsites', id)))
  const looks = rows.map((row) => JSON.stringify(row?.madeFor))
  expect(looks[0]).toContain('leeds')
  expect(new Set(looks).size).toBe(looks.length)
})

test('[4.list] lists are sorted newest first by lastDesignedAt, falling back to modifiedAt', async () => {
  const cat = await signInAs(api, 'cat@example.com')
  const ids = []
  for (let count = 0; count < 3; count += 1) {
    ids.push(await aDraft(api, cat))
    api.later(1_000)
  }
  await api.call(`/api/drafts/${ids[0]}/ticket`, { method: 'POST', token: cat.token })
  const list = await api.call('/api/websites', { token: cat.token })
  const order = list.body.owned.map(({ draftId }: { draftId: string }) => draftId)
  expect(order).toEqual([ids[0], ids[2], ids[1]])
})

test('[4.list] opening the designer once is opening it once, and who only looks at a website designs nothing', async () => {
  const [gil, viewer] = [
    await signInAs(api, 'gil@example.com'),
    await signInAs(api, 'gils-friend@example.com'),
  ]
  const id = await aDraft(api, gil)
  await api.insert('WebsiteInvites', {
    ...{ _id: `viewer of ${id}`, websiteId: id, invitedUserEmail: viewer.email, invitedUserId: viewer.id },
    ...{ role: 'Viewer', accepted: true, createdAt: new Date() },
  })
  const opened = async ({ token }: Person) => {
    expect((await api.call(`/api/drafts/${id}/ticket`, { method: 'POST', token })).status).toBe(200)
    return (await api.row('DraftWebsites', id)).lastDesignedAt
  }
  expect(await opened(viewer)).toBeNull()
  const first = await opened(gil)
  api.later(1_000)
  expect([first, await opened(gil)]).toEqual([expect.any(Date), first])
  api.later(60_000)
  expect(await opened(viewer)).toEqual(first)
  expect((await opened(gil)) > first).toBe(true)
})

test('[9.limit] the eleventh website on a local host is refused, and nothing is made', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  for (let count = 0; count < 10; count += 1) await aDraft(api, dan)
  const answer = await api.call('/api/generation', { body: { answers: plumberAnswers }, token: dan.token })
  expect([answer.status, answer.body.text]).toEqual([403, 'Maximum allowed website limit exceeded'])
  expect(await api.db.collection('DraftWebsites').countDocuments({ userId: dan.id })).toBe(10)
}, 20_000)

test('[9.limit] websites made at once end with exactly as many as are allowed, and a deleted one makes room', async () => {
  const ida = await signInAs(api, 'ida@example.com')
  const make = () => api.call('/api/generation', { body: { answers: plumberAnswers }, token: ida.token })
  const count = () => api.db.collection('DraftWebsites').countDocuments({ userId: ida.id, trashedAt: null })
  const made = await Promise.all(Array.from({ length: 16 }, make))
  const statuses = made.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(6).fill(403)])
  expect(await count()).toBe(10)
  const gone = made.find(({ status }) => status === 201)?.body.draftId
  await api.call(`/api/websites/${gone}`, { method: 'DELETE', token: ida.token })
  const again = await Promise.all(Array.from({ length: 3 }, make))
  expect(again.map(({ status }) => status).sort()).toEqual([201, 403, 403])
  expect(await count()).toBe(10)
}, 60_000)

test('[2.onboarding] too little detail needs more information, and makes nothing', async () => {
  const eve = await signInAs(api, 'eve@example.com')
  const answer = await api.call('/api/generation', {
    body: { answers: { businessName: 'Acme', businessActivities: 'stuff', businessLocation: 'Leeds' } },
    token: eve.token,
  })
  expect([answer.status, answer.body.text]).toEqual([422, 'More information needed'])
  expect(await api.db.collection('DraftWebsites').countDocuments({ userId: eve.id })).toBe(0)
})

test('[6.owner] an editor sees the draft among those shared, and the owner’s address', async () => {
  const fay = await signInAs(api, 'fay@example.com')
  const id = await aDraft(api, fay)
  await anEditorOf(api, id, bob)
  const list = await api.call('/api/websites', { token: bob.token })
  expect(list.body.shared).toMatchObject([{ draftId: id, role: 'Collaborator', ownerName: fay.email }])
  await api.call('/api/account/name', { method: 'PUT', body: { name: 'Fay Orr' }, token: fay.token })
  const seen = await api.call(`/api/websites/${id}`, { token: bob.token })
  expect(seen.body.ownerName).toBe('Fay Orr')
  expect((await api.call(`/api/websites/${id}/owner`, { token: bob.token })).body).toEqual({
    email: fay.email,
  })
})

test('[4.control] a ticket tells who holds the draft; of two who take it at once one gets it', async () => {
  const gus = await signInAs(api, 'gus@example.com')
  const id = await aDraft(api, gus)
  await anEditorOf(api, id, bob)
  await anEditorOf(api, id, ann)
  const ticket = await api.call(`/api/drafts/${id}/ticket`, { method: 'POST', token: bob.token })
  expect(ticket.body).toEqual({
    ticket: expect.any(String),
    epoch: 1,
    holder: { id: gus.id, name: gus.email },
    role: 'Collaborator',
    schema: 1,
  })
  const take = (person: Person) =>
    api.call(`/api/drafts/${id}/take`, { body: { seen: 1 }, token: person.token })
  const answers = await Promise.all([take(ann), take(bob)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [winner, loser] = answers.toSorted((a, b) => a.status - b.status)
  expect(loser?.body).toEqual(winner?.body)
  const { lastModifiedBy } = await api.row('DraftWebsites', id)
  expect(lastModifiedBy.userId).toBe(winner?.body.holder.id)
})

test('[4.list] a website that was taken off the web says which address its owner still has, and nobody else is told', async () => {
  const hal = await signInAs(api, 'hal@example.com')
  const id = await aDraft(api, hal)
  await anEditorOf(api, id, bob)
  const entryOf = async (person: Person) =>
    (await api.call(`/api/websites/${id}`, { token: person.token })).body
  await publish(api, id, { person: hal, handle: 'off-and-kept' })
  expect(await entryOf(hal)).not.toHaveProperty('keptAddress')
  await api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: hal.token })
  const keptAddress = 'http://sites.localhost:3000/off-and-kept'
  expect(await entryOf(hal)).toMatchObject({ published: null, keptAddress })
  expect(await entryOf(bob)).not.toHaveProperty('keptAddress')
  await publish(api, id, { person: hal, handle: 'somewhere-else' })
  expect(await entryOf(hal)).not.toHaveProperty('keptAddress')
  await api.call(`/api/drafts/${id}/publish`, { method: 'DELETE', token: hal.token })
  api.later(handleReservationMs + 1)
  const later = await signInAs(api, 'hal@example.com')
  expect(await entryOf(later)).not.toHaveProperty('keptAddress')
})

test('[4.list] a website whose domain does not show it says so to its owner, and to nobody else', async () => {
  const [owner, editor] = [await signInAs(api, 'rosa@example.com'), await signInAs(api, 'rudi@example.com')]
  const id = await aDraft(api, owner)
  await anEditorOf(api, id, editor)
  const domains = openWebsiteDomains(api.db, api.options.clock)
  const name = 'xn--bcherei-n2a.example'
  await domains.insert({ name, zone: name, userId: owner.id, websiteId: id, handle: 'rosa' })
  const said = async (set: object) => {
    await api.db.collection('WebsiteDomains').updateOne({ domainName: name }, { $set: set })
    const lists = [
      await api.call('/api/websites', { token: owner.token }),
      await api.call('/api/websites', { token: editor.token }),
    ]
    return lists.flatMap(({ body }) =>
      [...body.owned, ...body.shared].map(({ failingDomain }) => failingDomain),
    )
  }
  const right = { state: 'Connected', held: name, failingAt: null }
  for (const quiet of [{}, { state: 'PendingCertificateActivation' }, right])
    expect(await said(quiet)).toEqual([undefined, undefined])
  for (const wrong of [{ failingAt: new Date() }, { state: 'Failed', failingAt: null }])
    expect(await said(wrong)).toEqual(['bücherei.example', undefined])
})
