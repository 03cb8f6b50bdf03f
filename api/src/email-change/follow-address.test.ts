import { changeEmailEndpoint, confirmEmailEndpoint } from '@shingle/shared/email-change/endpoints.ts'
import {
  acceptInviteEndpoint,
  createInviteEndpoint,
  listEditorsEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import { deleteAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { createFollowAddress } from '@shingle/storage/membership/follow-address.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()

const change = async ({ token }: Person, email: string) => {
  await api.ask(changeEmailEndpoint, { token, body: { email } })
  const mailed = await mailedToken(api, 'new-email', email)
  const { answer } = await api.ask(confirmEmailEndpoint, { token, body: { token: mailed } })
  expect(answer.status).toBe('Success')
}
const invite = async (websiteId: string, { token }: Person, invitedUserEmail: string) => {
  const body = { invitedUserEmail, websiteId, role: 'Collaborator' as const }
  return api.ask(createInviteEndpoint, { token, body })
}
const inviteIds = async (websiteId: string) =>
  (await api.db.collection('WebsiteInvites').find({ websiteId }).toArray()).map(({ _id }) => String(_id))
const accept = async ({ token }: Person, inviteId: string) =>
  (await api.ask(acceptInviteEndpoint, { token, params: { inviteId } })).answer.outcome
const editorsOf = async (id: string, { token }: Person) =>
  (await api.ask(listEditorsEndpoint, { token, params: { id } })).answer.invites.map(({ email }) => email)

test('[4.invite] an editor stays one under the new address, which the list shows and which is not invited again', async () => {
  const [owner, tom] = [await signInAs(api, 'owner@example.com'), await signInAs(api, 'tom@example.com')]
  const website = await aDraft(api, owner)
  await anEditorOf(api, website, tom)
  await invite(website, owner, 'tom@new.example')
  await change(tom, 'tom@new.example')
  expect(await editorsOf(website, owner)).toEqual(['tom@new.example'])
  expect((await api.call(`/api/websites/${website}`, { token: tom.token })).status).toBe(200)
  expect((await invite(website, owner, 'tom@new.example')).status).toBe(409)
  // The former address is somebody else's now, and may be invited.
  expect((await invite(website, owner, 'tom@example.com')).answer.outcome).toBe('created')
})

test('[4.invite] an open invite to the new address is theirs, and one to their own website is void', async () => {
  const [ann, bea] = [await signInAs(api, 'ann@example.com'), await signInAs(api, 'bea@example.com')]
  const [mine, hers] = [await aDraft(api, ann), await aDraft(api, bea)]
  await invite(mine, ann, 'ann@new.example')
  await invite(hers, bea, 'ann@new.example')
  await invite(hers, bea, 'ann@example.com')
  const ids = await inviteIds(hers)
  await change(ann, 'ann@new.example')
  expect(await inviteIds(mine)).toEqual([])
  const outcomes = await Promise.all(ids.map((id) => accept(ann, id)))
  expect(outcomes.toSorted()).toEqual(['accepted', 'wrong-account'])
  const heir = await signInAs(api, 'ann@example.com')
  expect(heir.id).not.toBe(ann.id)
  for (const id of await inviteIds(hers)) await accept(heir, id)
  expect((await editorsOf(hers, bea)).toSorted()).toEqual(['ann@example.com', 'ann@new.example'])
})

test('[T40] whoever has the former address later takes nothing of the account with theirs', async () => {
  const [cam, dan] = [await signInAs(api, 'cam@example.com'), await signInAs(api, 'dan@example.com')]
  const website = await aDraft(api, dan)
  await anEditorOf(api, website, cam)
  await change(cam, 'cam@new.example')
  const heir = await signInAs(api, 'cam@example.com')
  await api.ask(deleteAccountEndpoint, { token: heir.token })
  const queue = createJobQueue(api.db, api.options)
  await createDeleteAccount({ ...api.options, queue, orderMail: createOrderMail(queue) })(heir.id)
  expect(await editorsOf(website, dan)).toEqual(['cam@new.example'])
})

test('[2.7] what was interrupted after the change follows later, and the former address is told once', async () => {
  const eve = await signInAs(api, 'eve@example.com')
  const website = await aDraft(api, await signInAs(api, 'fay@example.com'))
  await anEditorOf(api, website, eve)
  await api.ask(changeEmailEndpoint, { token: eve.token, body: { email: 'eve@new.example' } })
  const [order] = (await mailsOrdered(api, 'new-email')).slice(-1)
  const linkId = String(Object(order).linkId)
  const orderMail = createOrderMail(createJobQueue(api.db, api.options))
  const follow = createFollowAddress({ ...api.options, orderMail })
  // Before the link is opened nothing follows.
  await follow(linkId)
  expect((await api.row('MailedLinks', linkId)).usedAt).toBeNull()
  await api.db
    .collection<{ _id: string }>('Users')
    .updateOne({ _id: eve.id }, { $set: { email: 'eve@new.example' }, $unset: { emailChange: '' } })
  for (let count = 0; count < 2; count += 1) await follow(linkId)
  const invites = await api.db.collection('WebsiteInvites').find({ websiteId: website }).toArray()
  expect(invites.map(({ invitedUserEmail }) => invitedUserEmail)).toEqual(['eve@new.example'])
  const toldOf = (await mailsOrdered(api, 'email-changed')).filter((told) => Object(told).linkId === linkId)
  expect(toldOf).toHaveLength(1)
  const traces = await Promise.all(
    ['OtpSessions', 'KnownBrowsers', 'Users'].map((name) =>
      api.db.collection(name).countDocuments({ email: 'eve@example.com' }),
    ),
  )
  expect(traces).toEqual([0, 0, 0])
})
