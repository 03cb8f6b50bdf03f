import { listInvitationsEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { inviteLifetimeMs, inviteLimits } from '@shingle/shared/invite/limits.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'

const { api, ann, bob } = await openTestApi('ann', 'bob')
const { invite, accept, remove } = inviteCalls(api)
const waitingFor = async ({ token }: { readonly token: string }) =>
  (await api.ask(listInvitationsEndpoint, { token })).answer.invitations

test('[4.invite] an invite waits for the account of its address alone, until it is accepted, taken back or too old', async () => {
  const cleo = await signInAs(api, 'cleo@example.com')
  const [first, second] = [await aDraft(api, ann), await aDraft(api, ann)]
  const { inviteId } = (await invite(ann, first, cleo.email)).answer
  const later = (await invite(ann, second, cleo.email)).answer.inviteId
  expect((await waitingFor(cleo)).map((waiting) => waiting.inviteId).sort()).toEqual([inviteId, later].sort())
  expect((await waitingFor(cleo))[0]).toEqual({
    inviteId: expect.any(String),
    businessName: 'Harrow & Sons Plumbing',
    ownerName: expect.any(String),
    openUntil: expect.any(String),
  })
  expect([await waitingFor(bob), await waitingFor(ann)]).toEqual([[], []])
  await accept(cleo, inviteId)
  expect((await waitingFor(cleo)).map((waiting) => waiting.inviteId)).toEqual([later])
  await remove(ann, later)
  expect(await waitingFor(cleo)).toEqual([])
})

test('[4.invite] no invite waits to a website in the trash, and no more are told than are listed', async () => {
  const [dan, eve] = [await signInAs(api, 'dan@example.com'), await signInAs(api, 'eve@example.com')]
  const id = await aDraft(api, dan)
  await invite(dan, id, eve.email)
  expect(await waitingFor(eve)).toHaveLength(1)
  await api.call(`/api/websites/${id}`, { method: 'DELETE', token: dan.token })
  expect(await waitingFor(eve)).toEqual([])
  const rows = Array.from({ length: inviteLimits.listed + 3 }, (_, at) => ({
    ...{ _id: String(at).repeat(32), websiteId: 'none', invitedUserEmail: eve.email, invitedUserId: null },
    ...{ role: 'Collaborator', accepted: false, createdAt: api.options.clock() },
  }))
  for (const row of rows) await api.insert('WebsiteInvites', { ...row, websiteId: `${row._id.slice(0, 24)}` })
  expect((await waitingFor(eve)).length).toBeLessThanOrEqual(inviteLimits.listed)
})

test('[4.invite] invites to websites that are gone or in the trash hide none to one that is there', async () => {
  const [gil, hana] = [await signInAs(api, 'gil@example.com'), await signInAs(api, 'hana@example.com')]
  const { inviteId } = (await invite(ann, await aDraft(api, ann), hana.email)).answer
  for (let count = 0; count < inviteLimits.listed; count += 1) {
    const id = await aDraft(api, gil)
    await invite(gil, id, hana.email)
    await api.call(`/api/websites/${id}`, { method: 'DELETE', token: gil.token })
  }
  const later = new Date(api.options.clock().getTime() + 60_000)
  for (let count = 0; count < inviteLimits.listed; count += 1)
    await api.insert('WebsiteInvites', {
      ...{ _id: `e${count}`.repeat(16), websiteId: `d${count}`.repeat(12), invitedUserEmail: hana.email },
      ...{ invitedUserId: null, role: 'Collaborator', accepted: false, createdAt: later },
    })
  expect((await waitingFor(hana)).map((waiting) => waiting.inviteId)).toEqual([inviteId])
})

test.each([
  ['Shingle billing, call +1 888 555 0142', 'see evil.example'],
  ['x'.repeat(61), 'Write to help@evil.example'],
])(
  '[4.invite] a waiting invite says nothing to strangers in the place of a name (%s)',
  async (name, businessName) => {
    const ivo = await signInAs(api, `ivo-${name.length}@example.com`)
    const jon = await signInAs(api, `jon-${name.length}@example.com`)
    const id = await aDraft(api, ivo)
    await invite(ivo, id, jon.email)
    const named = { businessName: 'Harrow & Sons Plumbing', ownerName: 'Ivo Harrow' }
    const rows = (of: 'Users' | 'DraftWebsites') => api.db.collection<{ _id: string }>(of)
    await rows('Users').updateOne({ _id: ivo.id }, { $set: { name: named.ownerName } })
    expect(await waitingFor(jon)).toMatchObject([named])
    await rows('Users').updateOne({ _id: ivo.id }, { $set: { name } })
    await rows('DraftWebsites').updateOne(
      { _id: id },
      { $set: { 'websiteSettings.businessName': businessName } },
    )
    expect(await waitingFor(jon)).toMatchObject([{ businessName: 'a website', ownerName: ivo.email }])
  },
)

test('[9] an invite waits for seven days', async () => {
  const fay = await signInAs(api, 'fay@example.com')
  await invite(ann, await aDraft(api, ann), fay.email)
  api.later(inviteLifetimeMs)
  const again = await signInAs(api, fay.email)
  expect(await waitingFor(again)).toHaveLength(1)
  api.later(1)
  expect(await waitingFor(again)).toEqual([])
})
