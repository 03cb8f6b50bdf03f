import {
  changeEmailEndpoint,
  confirmEmailEndpoint,
  putEmailBackEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { wayBackOpenCode } from '@shingle/shared/email-change/problems.ts'
import { unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { planPublishEndpoint } from '@shingle/shared/publish-plan/endpoints.ts'
import { askRecipientEndpoint, confirmRecipientEndpoint } from '@shingle/shared/recipient/endpoints.ts'
import { deleteVersionEndpoint, saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { expect, test } from 'vitest'
import { aDraft, publish } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api, mel } = await openTestApi('mel')
const { invite, accept } = inviteCalls(api)

const change = async ({ token }: Person, email: string) => {
  await api.ask(changeEmailEndpoint, { token, body: { email } })
  const mailed = await mailedToken(api, 'new-email', email)
  const { answer } = await api.ask(confirmEmailEndpoint, { token, body: { token: mailed } })
  expect(answer.status).toBe('Success')
  api.later(1000)
}
const putBack = async (email: string) => {
  const link = await api.db.collection('MailedLinks').findOne({ purpose: 'new-email', email })
  const token = mailedTokenOf('former-email', link?.secret, api.options.secret)
  expect((await api.ask(putEmailBackEndpoint, { body: { token } })).answer.status).toBe('Success')
}
const plan = (id: string, { token }: Person, handle: string) => {
  const at = new Date(api.options.clock().getTime() + 60 * 60_000).toISOString()
  return api.ask(planPublishEndpoint, { params: { id }, body: { handle, at }, token })
}
const plannedAt = async (id: string) => (await api.row('DraftWebsites', id)).publishPlan?.handle
const rowsOf = (name: string, websiteId: string) => api.db.collection(name).find({ websiteId }).toArray()

/** Somebody with a website, and the address that a thief is about to give their account. */
const anOwner = async (name: string) => {
  const owner = await signInAs(api, `${name}@example.com`)
  const id = await aDraft(api, owner)
  api.later(1000)
  return { owner, id, thief: `${name}@thief.example`, back: () => signInAs(api, `${name}@example.com`) }
}

test('[T12] an address that the account has when its email changes is nobody else’s, whatever is given up after it', async () => {
  const { owner, id, thief, back } = await anOwner('ann')
  await publish(api, id, { person: owner, handle: 'ann-shop' })
  api.later(1000)
  await change(owner, thief)
  const renamed = (...handles: readonly string[]) =>
    handles.reduce<Promise<unknown>>(
      (before, handle) => before.then(() => publish(api, id, { person: owner, handle })),
      Promise.resolve(),
    )
  await renamed('ann-one', 'ann-two', 'ann-three')
  // Taken once more and given up again, and again after a second change.
  await renamed('ann-shop', 'ann-four', 'ann-five', 'ann-six')
  const again = await signInAs(api, thief)
  await change(again, 'ann@second.example')
  const moved = await publish(api, id, { person: again, handle: 'ann-seven' })
  expect(moved.status).toBe(200)
  await api.ask(unpublishEndpoint, { params: { id }, token: again.token })
  const stranger = await aDraft(api, mel)
  expect((await publish(api, stranger, { person: mel, handle: 'ann-shop' })).status).toBe(409)
  await putBack(thief)
  expect((await publish(api, id, { person: await back(), handle: 'ann-shop' })).status).toBe(200)
})

test('[T12] nor is it after many websites were made, published and thrown away', async () => {
  const { owner, id, thief } = await anOwner('bea')
  await publish(api, id, { person: owner, handle: 'bea-shop' })
  api.later(1000)
  await change(owner, thief)
  await api.ask(deleteWebsiteEndpoint, { params: { id }, token: owner.token })
  for (let count = 0; count < 11; count += 1) {
    const thrownAway = await aDraft(api, owner)
    await publish(api, thrownAway, { person: owner, handle: `bea-junk-${count}` })
    await api.ask(deleteWebsiteEndpoint, { params: { id: thrownAway }, token: owner.token })
  }
  const stranger = await aDraft(api, mel)
  expect((await publish(api, stranger, { person: mel, handle: 'bea-shop' })).status).toBe(409)
}, 30_000)

test('[T12] deleting a saved version waits until nobody can take the account back', async () => {
  const { owner, id, thief } = await anOwner('cam')
  const call = { params: { id }, token: owner.token }
  const { body } = await api.ask(saveVersionEndpoint, { ...call, body: { name: 'Precious' } })
  await change(owner, thief)
  const refused = await api.ask(deleteVersionEndpoint, { ...call, params: { id, version: body.id } })
  expect([refused.status, refused.body.code]).toEqual([409, wayBackOpenCode])
})

test('[T12] whoever was invited since the change is out when the account is taken back, and whoever was before stays', async () => {
  const { owner, id, thief } = await anOwner('dot')
  const [kept, accomplice] = [await signInAs(api, 'dot@editor.example'), await signInAs(api, 'dot@x.example')]
  await shareWith(api, id, { owner, editor: kept })
  api.later(1000)
  await change(owner, thief)
  await shareWith(api, id, { owner, editor: accomplice })
  const open = (await invite(owner, id, 'dot@y.example')).answer
  await putBack(thief)
  const late = await accept(await signInAs(api, 'dot@y.example'), open.inviteId)
  expect(late.answer.outcome).not.toBe('accepted')
  expect((await rowsOf('WebsiteInvites', id)).map(({ invitedUserId }) => invitedUserId)).toEqual([kept.id])
})

test('[T12] no address that was asked since the change gets what visitors write, and those of before do', async () => {
  const { owner, id, thief } = await anOwner('eva')
  const consents = async (email: string) => {
    await api.ask(askRecipientEndpoint, { params: { id }, body: { email }, token: owner.token })
    const row = await api.db.collection('MessageRecipients').findOne({ websiteId: id, email })
    const token = mailedTokenOf('recipient', row?.secret, api.options.secret)
    return (await api.ask(confirmRecipientEndpoint, { body: { token } })).answer.isConfirmed
  }
  expect(await consents('eva@desk.example')).toBe(true)
  api.later(1000)
  await change(owner, thief)
  expect(await consents('eva@spy.example')).toBe(true)
  await putBack(thief)
  expect((await rowsOf('MessageRecipients', id)).map(({ email }) => email)).toEqual(['eva@desk.example'])
})

test('[T12] what was planned since the change is not published once the account is taken back, and what was planned before is', async () => {
  const { owner, id, thief } = await anOwner('fay')
  const [friend, editor] = [
    await signInAs(api, 'fay@friend.example'),
    await signInAs(api, 'fay@helper.example'),
  ]
  const [earlier, edited, shared, friends] = [
    await aDraft(api, owner),
    await aDraft(api, owner),
    await aDraft(api, friend),
    await aDraft(api, friend),
  ]
  await shareWith(api, edited, { owner, editor })
  for (const website of [shared, friends]) await shareWith(api, website, { owner: friend, editor: owner })
  for (const [website, handle, person] of [
    [edited, 'fay-edited', owner],
    [shared, 'fay-shared', friend],
    [friends, 'fay-friends', friend],
  ] as const)
    expect((await publish(api, website, { person, handle })).status).toBe(200)
  await plan(earlier, owner, 'fay-earlier')
  api.later(1000)
  await change(owner, thief)
  await plan(id, owner, 'fay-stolen')
  await plan(edited, editor, 'fay-edited')
  await plan(shared, owner, 'fay-shared')
  await plan(friends, friend, 'fay-friends')
  const all = () => Promise.all([id, edited, shared, friends, earlier].map(plannedAt))
  const kept = ['fay-friends', 'fay-earlier']
  expect(await all()).toEqual(['fay-stolen', 'fay-edited', 'fay-shared', ...kept])
  await putBack(thief)
  expect(await all()).toEqual([undefined, undefined, undefined, ...kept])
})
