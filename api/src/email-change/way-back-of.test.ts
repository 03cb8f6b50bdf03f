import {
  changeEmailEndpoint,
  confirmEmailEndpoint,
  putEmailBackEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { formerEmailMs } from '@shingle/shared/email-change/limits.ts'
import { wayBackOpen } from '@shingle/shared/email-change/problems.ts'
import { deleteAccountEndpoint, readProfileEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { dayWords, momentWords } from '@shingle/shared/time/utc-words.ts'
import { deleteForGoodEndpoint } from '@shingle/shared/trash/endpoints.ts'
import { deleteWebsiteEndpoint } from '@shingle/shared/website/endpoints.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, type Person, signedInLongAgo, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const { transfer } = inviteCalls(api)

const confirmed = async ({ token }: Person, email: string) => {
  await api.ask(changeEmailEndpoint, { token, body: { email } })
  const mailed = await mailedToken(api, 'new-email', email)
  return api.ask(confirmEmailEndpoint, { token, body: { token: mailed } })
}
const putBack = async (email: string) => {
  const link = await api.db.collection('MailedLinks').findOne({ purpose: 'new-email', email })
  const token = mailedTokenOf('former-email', link?.secret, api.options.secret)
  return (await api.ask(putEmailBackEndpoint, { body: { token } })).answer.status
}
const wayBackOf = async ({ token }: Person) => (await api.ask(readProfileEndpoint, { token })).answer.wayBack

/** What is refused while an address that was changed at a moment can be taken back. */
const refusalSince = (changed: Date) => {
  const { status, code, text } = wayBackOpen(
    dayWords(changed),
    momentWords(new Date(changed.getTime() + formerEmailMs)),
  )
  return [status, { code, text }]
}
const answered = ({ status, body }: { status: number; body: unknown }) => [status, body]

/** Somebody with a website, another one in the trash, and an editor who would be the next owner. */
const anOwner = async (name: string) => {
  const owner = await signInAs(api, `${name}@example.com`)
  const editor = await signInAs(api, `${name}@second.example`)
  const [website, thrownAway] = [await aDraft(api, owner), await aDraft(api, owner)]
  await shareWith(api, website, { owner, editor })
  await api.ask(deleteWebsiteEndpoint, { params: { id: thrownAway }, token: owner.token })
  return {
    ...{ owner, website, thrownAway },
    deleteAccount: (by = owner) => api.ask(deleteAccountEndpoint, { token: by.token }),
    deleteForGood: (by = owner) =>
      api.ask(deleteForGoodEndpoint, { params: { id: thrownAway }, token: by.token }),
    handOver: (by = owner) => transfer(by, website, editor.id),
  }
}

test('[T12] whoever changed the address cannot delete the account as long as the former address can take it back', async () => {
  const { owner, website, deleteAccount } = await anOwner('ann')
  await confirmed(owner, 'ann@thief.example')
  expect(answered(await deleteAccount())).toEqual(refusalSince(api.options.clock()))
  expect(await putBack('ann@thief.example')).toBe('Success')
  const again = await signInAs(api, 'ann@example.com')
  expect([again.id, (await api.row('DraftWebsites', website)).userId]).toEqual([owner.id, owner.id])
  expect((await deleteAccount(again)).status).toBe(204)
})

test('[T12] nor delete a website for good, which its owner finds in the trash', async () => {
  const { owner, thrownAway, deleteForGood } = await anOwner('bea')
  await confirmed(owner, 'bea@thief.example')
  expect(answered(await deleteForGood())).toEqual(refusalSince(api.options.clock()))
  expect(await putBack('bea@thief.example')).toBe('Success')
  expect((await api.row('DraftWebsites', thrownAway)).userId).toBe(owner.id)
  expect((await deleteForGood(await signInAs(api, 'bea@example.com'))).status).toBe(204)
})

test('[T12] nor hand a website over', async () => {
  const { owner, website, handOver } = await anOwner('cam')
  await confirmed(owner, 'cam@thief.example')
  expect(answered(await handOver())).toEqual(refusalSince(api.options.clock()))
  expect(await putBack('cam@thief.example')).toBe('Success')
  expect((await api.row('DraftWebsites', website)).userId).toBe(owner.id)
  expect((await handOver(await signInAs(api, 'cam@example.com'))).status).toBe(200)
})

test('[5.email] who changed their own address may do all of it when the seven days are over, and their account says when', async () => {
  const { owner, deleteAccount, deleteForGood, handOver } = await anOwner('dot')
  expect(await wayBackOf(owner)).toBeNull()
  await confirmed(owner, 'dot@new.example')
  const changedAt = api.options.clock()
  const until = new Date(changedAt.getTime() + formerEmailMs)
  expect(await wayBackOf(owner)).toEqual({
    changedAt: changedAt.toISOString(),
    until: until.toISOString(),
  })
  api.later(formerEmailMs - 1)
  const nearly = await signInAs(api, 'dot@new.example')
  for (const refused of [handOver, deleteForGood, deleteAccount])
    expect(answered(await refused(nearly))).toEqual(refusalSince(changedAt))
  api.later(1)
  expect(await wayBackOf(nearly)).toBeNull()
  const done = []
  for (const call of [handOver, deleteForGood, deleteAccount]) done.push((await call(nearly)).status)
  expect(done).toEqual([200, 204, 204])
})

test('[T12] a second change keeps all of it waiting for the last way back, also once that was used', async () => {
  const { owner, deleteAccount } = await anOwner('eva')
  await confirmed(owner, 'eva@thief.example')
  const first = api.options.clock()
  api.later(24 * 3_600_000)
  const nextDay = await signInAs(api, 'eva@thief.example')
  await confirmed(nextDay, 'eva@third.example')
  expect(answered(await deleteAccount(nextDay))).toEqual(refusalSince(api.options.clock()))
  expect(await putBack('eva@third.example')).toBe('Success')
  const between = await signInAs(api, 'eva@thief.example')
  expect(answered(await deleteAccount(between))).toEqual(refusalSince(first))
})

test('[T12] a change that was interrupted before anybody is told keeps it waiting as well', async () => {
  const { owner, deleteAccount } = await anOwner('fay')
  const _id = `odd-${owner.id}`
  // Has following fail, as when a database answers with what no row is.
  await api.insert('WebsiteInvites', { _id, invitedUserId: owner.id, accepted: true, invitedUserEmail: _id })
  expect((await confirmed(owner, 'fay@thief.example')).status).toBe(500)
  expect(answered(await deleteAccount())).toEqual(refusalSince(api.options.clock()))
})

test('[6.roles] who may not do it learns nothing of a way back, and who may is told before they sign in again', async () => {
  const { owner, handOver, deleteForGood } = await anOwner('gil')
  await confirmed(owner, 'gil@new.example')
  const stranger = await signInAs(api, 'gil@stranger.example')
  for (const call of [handOver, deleteForGood]) expect((await call(stranger)).status).toBe(404)
  await signedInLongAgo(api, owner)
  expect(answered(await handOver())).toEqual(refusalSince(api.options.clock()))
})
