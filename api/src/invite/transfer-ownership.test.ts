import { unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { createEditorPlaces } from '@shingle/storage/membership/editor-places.ts'
import { createSettleOwnership } from '@shingle/storage/membership/settle-ownership.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered, type Person, signedInLongAgo, signInAs } from '../testing/sign-in-as.ts'
import { createTransferOwnership } from './transfer-ownership.ts'

const { api } = await openTestApi()
const calls = inviteCalls(api)

let count = 0
/** A website with its owner and some editors, all of them new. */
const aTeam = async (editors: number) => {
  count += 1
  const people: Person[] = []
  for (let at = 0; at <= editors; at += 1)
    people.push(await signInAs(api, `person-${count}-${at}@example.com`))
  const [owner, ...others] = people
  if (owner === undefined) throw new Error('There is nobody')
  const id = await aDraft(api, owner)
  for (const editor of others) await shareWith(api, id, { owner, editor })
  return { id, owner, others: others as [Person, ...Person[]] }
}

const roleOf = async (person: Person, id: string): Promise<string> => {
  const { status, body } = await api.call(`/api/websites/${id}`, { token: person.token })
  return status === 200 ? body.role : String(status)
}
const listsOf = async ({ token }: Person) => {
  const { owned, shared } = (await api.call('/api/websites', { token })).body
  const ids = (list: readonly { readonly draftId: string }[]) => list.map(({ draftId }) => draftId)
  return { owned: ids(owned), shared: ids(shared) }
}

test('[4.transfer] the editor owns the website, the former owner edits it, and the new one can remove them', async () => {
  const { id, owner, others } = await aTeam(1)
  const [tom] = others
  await publish(api, id, { person: owner, handle: `handed-over-${count}` })
  const { status, answer } = await calls.transfer(owner, id, tom.id)
  expect([status, answer]).toEqual([200, { ownerId: tom.id }])
  expect([await roleOf(owner, id), await roleOf(tom, id)]).toEqual(['Collaborator', 'Owner'])
  expect([await listsOf(owner), await listsOf(tom)]).toEqual([
    { owned: [], shared: [id] },
    { owned: [id], shared: [] },
  ])
  expect(await api.row('Websites', `handed-over-${count}`)).toMatchObject({ userId: tom.id })
  const order = { websiteId: id, fromId: owner.id, toId: tom.id }
  expect((await mailsOrdered(api, 'website-received')).at(-1)).toEqual(order)
  expect((await mailsOrdered(api, 'website-handed-over')).at(-1)).toEqual(order)
  expect(await api.row('DraftWebsites', id)).not.toHaveProperty('handedOver')
  const listed = (await calls.editors(tom, id)).answer
  expect([listed.owner.id, listed.invites.map(({ userId }) => userId)]).toEqual([tom.id, [owner.id]])
  for (const refused of [
    await calls.invite(owner, id, 'x@example.com'),
    await calls.transfer(owner, id, owner.id),
  ])
    expect(refused.status).toBe(403)
  expect((await calls.remove(tom, listed.invites[0]?.id ?? '')).status).toBe(204)
  expect(await roleOf(owner, id)).toBe('404')
})

test('[4.transfer] off the web a website takes the address along where it stood last, and no earlier one', async () => {
  const { id, owner, others } = await aTeam(1)
  const [tom] = others
  const [first, last] = [`stood-first-${count}`, `stood-last-${count}`]
  await publish(api, id, { person: owner, handle: first })
  await publish(api, id, { person: owner, handle: last })
  expect((await api.ask(unpublishEndpoint, { params: { id }, token: owner.token })).status).toBe(204)
  expect((await calls.transfer(owner, id, tom.id)).status).toBe(200)
  expect(await api.row('Websites', last)).toMatchObject({ userId: tom.id, state: 'released' })
  expect(await api.row('Websites', first)).toMatchObject({ userId: owner.id, state: 'released' })
  const another = await aDraft(api, owner)
  const refused = await publish(api, another, { person: owner, handle: last })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'handle.unavailable' }])
})

test('[4.transfer] a website goes back and forth, and each time has one owner and one editor', async () => {
  const { id, owner, others } = await aTeam(1)
  const [tom] = others
  let [from, to] = [owner, tom]
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await calls.transfer(from, id, to.id)).status).toBe(200)
    ;[from, to] = [to, from]
    expect([await roleOf(from, id), await roleOf(to, id)]).toEqual(['Owner', 'Collaborator'])
    expect((await calls.editors(from, id)).answer.invites).toMatchObject([{ userId: to.id }])
  }
})

test('[T18] of transfers at once one wins, and everybody else is what they were', async () => {
  const { id, owner, others } = await aTeam(3)
  const answers = await Promise.all(
    [...others, ...others].map((editor) => calls.transfer(owner, id, editor.id)),
  )
  const won = answers.filter(({ status }) => status === 200)
  expect(won).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
  const roles = await Promise.all([owner, ...others].map((person) => roleOf(person, id)))
  expect(roles.toSorted()).toEqual(['Collaborator', 'Collaborator', 'Collaborator', 'Owner'])
  const ownerId = won[0]?.answer.ownerId
  expect(others.map((person) => person.id)).toContain(ownerId)
  const rows = await api.db.collection('WebsiteInvites').find({ websiteId: id }).toArray()
  expect(rows.filter(({ invitedUserId }) => invitedUserId === owner.id)).toHaveLength(1)
})

test('[T18] only an editor who has accepted can become the owner', async () => {
  const { id, owner, others } = await aTeam(1)
  const [stranger, pending] = [
    await signInAs(api, 'stranger@example.com'),
    await signInAs(api, 'pending@example.com'),
  ]
  await calls.invite(owner, id, pending.email)
  for (const wrong of [owner.id, stranger.id, pending.id, 'nobody', '$ne'])
    expect((await calls.transfer(owner, id, wrong)).body.code).toBe('transfer.not-an-editor')
  for (const person of [stranger, pending])
    expect((await calls.transfer(person, id, person.id)).status).toBe(404)
  expect((await calls.transfer(others[0], id, others[0].id)).status).toBe(403)
  expect(await roleOf(owner, id)).toBe('Owner')
})

test('[8.transfer] whoever owns as many websites as one may gets no other, however many are handed over at once', async () => {
  const { id, owner, others } = await aTeam(1)
  const [tom] = others
  for (let at = 0; at < websiteLimits.ownedOnLocalOrStaging - 1; at += 1) await aDraft(api, tom)
  const second = await aDraft(api, owner)
  await shareWith(api, second, { owner, editor: tom })
  const answers = await Promise.all([id, second].map((website) => calls.transfer(owner, website, tom.id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body).toEqual({
    code: 'transfer.target-full',
    text: 'has already reached the maximum number of Shingle websites they can reach.',
  })
  expect((await listsOf(tom)).owned).toHaveLength(websiteLimits.ownedOnLocalOrStaging)
  // What was refused has left nothing that anybody could see.
  const kept = answers[0]?.status === 409 ? id : second
  expect([await roleOf(owner, kept), (await listsOf(owner)).owned]).toEqual(['Owner', [kept]])
  expect((await calls.editors(owner, kept)).answer.invites).toMatchObject([{ userId: tom.id }])
})

test('[4.transfer] of a website whose domain no one could read goes through, with the domain', async () => {
  const { id, owner, others } = await aTeam(1)
  const [tom] = others
  const row = { domainName: 'poisoned.test', userId: owner.id, websiteId: id, zone: 'poisoned.test' }
  const finding = { kind: 'wrong-a', found: [], copy: null, until: null }
  const times = { createdAt: new Date(), modifiedAt: new Date(), verifiedAt: null, connectedAt: null }
  const poisoned = {
    ...{ _id: 'poisoned', ...row, ...times, websiteName: 'x', state: 'Connected', held: row.domainName },
    ...{ failureReason: null, proof: 'p', certificateAt: null, failingAt: null },
    look: {
      ...{ at: new Date(), seen: { apex: true, www: true, proof: true }, nameServers: [], oneClickUrl: null },
      findings: [{ ...finding, expected: Array(15).fill('@ MX 10 mx.test') }],
    },
  }
  await api.db.collection<{ _id: string }>('WebsiteDomains').insertOne(poisoned)
  expect((await calls.transfer(owner, id, tom.id)).status).toBe(200)
  expect(await api.row('WebsiteDomains', 'poisoned')).toMatchObject({ userId: tom.id })
  expect((await api.call(`/api/websites/${id}/domain`, { token: tom.token })).status).toBe(200)
})

test('[4.transfer] is not said to have failed where what follows from it comes later', async () => {
  const { id, owner, others } = await aTeam(1)
  const [tom] = others
  const { clock, bus, log } = api.options
  const transferOwnership = createTransferOwnership({
    ...{ bus, log, invites: openWebsiteInvites(api.db, clock), users: openUsers(api.db, clock), limit: 5 },
    ...{ places: createEditorPlaces(api.db, clock), drafts: openDraftWebsites(api.db, clock) },
    orderSettle: async () => undefined,
    settleOwnership: () => Promise.reject(new Error('the database is away')),
  })
  const caller = { id: owner.id, email: owner.email, name: null, sessionId: '', authenticatedAt: clock() }
  const answer = await transferOwnership({ _id: id }, { owner: caller, newOwnerId: tom.id })
  expect([answer, await roleOf(tom, id)]).toEqual([{ ok: true, value: tom.id }, 'Owner'])
})

test('[R] a transfer that is cut off after it was decided is finished by its job, once', async () => {
  const { id, owner, others } = await aTeam(1)
  const [tom] = others
  await publish(api, id, { person: owner, handle: `cut-off-${count}` })
  // Everything up to the one write that decides, and nothing after it.
  const transferred = await calls.transfer(owner, id, tom.id)
  expect(transferred.status).toBe(200)
  const at = new Date()
  const [drafts, sites] = ['DraftWebsites', 'Websites'].map((name) =>
    api.db.collection<{ _id: string }>(name),
  )
  await drafts?.updateOne({ _id: id }, { $set: { handedOver: { fromId: owner.id, at } } })
  await sites?.updateOne({ _id: `cut-off-${count}` }, { $set: { userId: owner.id } })
  expect([await roleOf(owner, id), await roleOf(tom, id)]).toEqual(['Collaborator', 'Owner'])
  const orders: unknown[] = []
  const settle = createSettleOwnership({
    db: api.db,
    clock: api.options.clock,
    orderMail: async (order) => void orders.push(order.mail),
  })
  for (let time = 0; time < 2; time += 1) await settle(id)
  expect(orders).toEqual(['website-received', 'website-handed-over'])
  expect(await api.row('Websites', `cut-off-${count}`)).toMatchObject({ userId: tom.id })
  const jobs = await api.db.collection('Jobs').find({ name: 'settle-ownership' }).toArray()
  expect(jobs.filter(({ payload }) => payload.websiteId === id)).toHaveLength(1)
})

test('[2.4.sessions] a forgotten device hands nothing over', async () => {
  const { id, owner, others } = await aTeam(1)
  await signedInLongAgo(api, owner)
  const late = await calls.transfer(owner, id, others[0].id)
  expect([late.status, late.body.code]).toEqual([403, 'session.sign-in-again'])
  expect(await roleOf(owner, id)).toBe('Owner')
})
