import { addAssistantEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import {
  changeEmailByPasswordEndpoint,
  changeEmailEndpoint,
  confirmEmailEndpoint,
  putEmailBackEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { formerEmailMs } from '@shingle/shared/email-change/limits.ts'
import { createInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import {
  forgotPasswordEndpoint,
  readResetEndpoint,
  resetPasswordEndpoint,
  setPasswordEndpoint,
  signInByPasswordEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { deleteAccountEndpoint, readProfileEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { draftTicketEndpoint } from '@shingle/shared/website/endpoints.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { shareWith } from '../testing/invites.ts'
import { onceSessionEnds } from '../testing/once-announced.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()
const password = 'a key under the mat'

const change = async ({ token }: Person, email: string, current?: string): Promise<void> => {
  await (current === undefined
    ? api.ask(changeEmailEndpoint, { token, body: { email } })
    : api.ask(changeEmailByPasswordEndpoint, { token, body: { email, current } }))
  const mailed = await mailedToken(api, 'new-email', email)
  const { answer } = await api.ask(confirmEmailEndpoint, { token, body: { token: mailed } })
  expect(answer.status).toBe('Success')
  api.later(1000)
}
/** What the mail to the former address of a change carries. */
const backTokenOf = async (email: string): Promise<string> => {
  const link = await api.db.collection('MailedLinks').findOne({ purpose: 'new-email', email })
  return mailedTokenOf('former-email', link?.secret, api.options.secret)
}
const putBack = async (token: string) =>
  (await api.ask(putEmailBackEndpoint, { body: { token } })).answer.status
const inviteTo = (websiteId: string, { token }: Person, invitedUserEmail: string) => {
  const body = { invitedUserEmail, websiteId, role: 'Collaborator' as const }
  return api.ask(createInviteEndpoint, { token, body })
}
const emailOf = async ({ id }: Person) => (await api.row('Users', id)).email
const isIn = async ({ token }: Person) => (await api.ask(readProfileEndpoint, { token })).status === 200

/** Somebody’s account, in the hands of a thief who gave it their address and a password. */
const aTheft = async (name: string) => {
  const [owner, email] = [await signInAs(api, `${name}@example.com`), `${name}@thief.example`]
  await change(owner, email)
  await api.ask(setPasswordEndpoint, { token: owner.token, body: { password } })
  return { owner, email, token: await backTokenOf(email) }
}

test('[5.email] the former address takes the account back: everybody is out, and only its mail signs in', async () => {
  const host = await signInAs(api, 'host@example.com')
  const website = await aDraft(api, host)
  const ann = await signInAs(api, 'ann@example.com')
  await shareWith(api, website, { owner: host, editor: ann })
  const { owner, email, token } = await aTheft('ann')
  const assistant = { name: 'Helper', scopes: ['read' as const] }
  expect((await api.ask(addAssistantEndpoint, { token: owner.token, body: assistant })).status).toBe(201)
  expect([await emailOf(owner), await isIn(owner)]).toEqual([email, true])
  expect(await putBack(token)).toBe('Success')
  expect([await emailOf(owner), await isIn(owner)]).toEqual(['ann@example.com', false])
  expect(await api.db.collection('AssistantTokens').countDocuments({ userId: owner.id })).toBe(0)
  for (const typed of [email, 'ann@example.com']) {
    const opened = await api.ask(signInByPasswordEndpoint, { body: { email: typed, password } })
    expect(opened.status).not.toBe(200)
  }
  expect((await signInAs(api, 'ann@example.com')).id).toBe(owner.id)
  expect((await signInAs(api, email)).id).not.toBe(owner.id)
  expect(await api.db.collection('WebsiteInvites').findOne({ websiteId: website })).toMatchObject({
    invitedUserEmail: 'ann@example.com',
  })
  expect(await putBack(token)).toBe('ExpiredLink')
})

test('[5.email] the way back is good for seven days, for its own token alone, and not before the change', async () => {
  const { owner, email, token } = await aTheft('ben')
  const confirming = await mailedToken(api, 'new-email', email)
  for (const other of ['', 'guessed', confirming, token.slice(1)])
    expect(await putBack(other)).toBe('ExpiredLink')
  const cal = await signInAs(api, 'cal@example.com')
  await api.ask(changeEmailEndpoint, { token: cal.token, body: { email: 'cal@waits.example' } })
  expect(await putBack(await backTokenOf('cal@waits.example'))).toBe('ExpiredLink')
  api.later(formerEmailMs)
  expect([await putBack(token), await emailOf(owner)]).toEqual(['ExpiredLink', email])
})

test('[T12] who changes the address again, or takes that back, keeps nobody before them out', async () => {
  const { owner, token } = await aTheft('dot')
  await change(owner, 'dot@second.example', password)
  const theirs = await backTokenOf('dot@second.example')
  expect([await putBack(theirs), await emailOf(owner)]).toEqual(['Success', 'dot@thief.example'])
  const { owner: eva, token: own } = await aTheft('eva')
  await change(eva, 'eva@second.example', password)
  const later = await backTokenOf('eva@second.example')
  expect([await putBack(own), await putBack(later)]).toEqual(['Success', 'ExpiredLink'])
  expect(await emailOf(eva)).toBe('eva@example.com')
  expect([await putBack(token), await emailOf(owner)]).toEqual(['Success', 'dot@example.com'])
})

test('[5.email] an address that opens an account of its own by now waits until that is deleted, and everybody is out meanwhile', async () => {
  const { owner, email, token } = await aTheft('fay')
  const fresh = await signInAs(api, 'fay@example.com')
  expect(fresh.id).not.toBe(owner.id)
  expect(await putBack(token)).toBe('AddressTaken')
  expect([await emailOf(owner), await isIn(owner), await isIn(fresh)]).toEqual([email, false, true])
  await api.ask(deleteAccountEndpoint, { token: fresh.token })
  expect([await putBack(token), await emailOf(owner)]).toEqual(['Success', 'fay@example.com'])
})

test('[T12] who opens and deletes an account at an address in between ends nobody’s way back', async () => {
  const { owner, email, token } = await aTheft('hal')
  await change(owner, 'hal@second.example', password)
  const thrownAway = await signInAs(api, email)
  const orders = createJobQueue(api.db, api.options)
  await api.ask(deleteAccountEndpoint, { token: thrownAway.token })
  await createDeleteAccount({ ...api.options, queue: orders, orderMail: createOrderMail(orders) })(
    thrownAway.id,
  )
  expect([await putBack(token), await emailOf(owner)]).toEqual(['Success', 'hal@example.com'])
})

test('[4.invite] an open invite to the former address to a website that the account edits is void when it is put back', async () => {
  const host = await signInAs(api, 'ida@host.example')
  const website = await aDraft(api, host)
  const ida = await signInAs(api, 'ida@example.com')
  await shareWith(api, website, { owner: host, editor: ida })
  const { owner, token } = await aTheft('ida')
  const invited = await inviteTo(website, host, 'ida@example.com')
  expect(invited.answer.outcome).toBe('created')
  expect([await putBack(token), await emailOf(owner)]).toEqual(['Success', 'ida@example.com'])
  const invites = await api.db.collection('WebsiteInvites').find({ websiteId: website }).toArray()
  expect(invites.map(({ invitedUserEmail, accepted }) => [invitedUserEmail, accepted])).toEqual([
    ['ida@example.com', true],
  ])
})

test('[2.7] what takes an account back is stored as a hash', async () => {
  const { token } = await aTheft('gil')
  const rows = await Promise.all(
    ['MailedLinks', 'Jobs', 'Users'].map((name) => api.db.collection(name).find().toArray()),
  )
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('[5.email] the address that loses the account is told, the one that it has in the moment', async () => {
  const { owner, token } = await aTheft('jan')
  await change(owner, 'jan@second.example', password)
  expect(await putBack(token)).toBe('Success')
  const told = await mailsOrdered(api, 'email-put-back')
  const linkId = String(Object(told.at(-1)).linkId)
  expect(await api.row('MailedLinks', linkId)).toMatchObject({
    userId: owner.id,
    email: 'jan@second.example',
  })
})

test('[5.email] drafts say the address that the account has again', async () => {
  const { owner, email, token } = await aTheft('kit')
  const website = await aDraft(api, owner)
  const holder = async ({ token: theirs }: Person) =>
    (await api.ask(draftTicketEndpoint, { params: { id: website }, token: theirs })).answer.holder.name
  expect(await holder(owner)).toBe(email)
  expect(await putBack(token)).toBe('Success')
  expect(await holder(await signInAs(api, 'kit@example.com'))).toBe('kit@example.com')
})

test('[T12] nothing that is under way when the account is taken back gets anybody in', async () => {
  for (const name of ['lou', 'mia', 'nat', 'oda']) {
    const [owner, email] = [await signInAs(api, `${name}@example.com`), `${name}@thief.example`]
    await change(owner, email)
    const token = await backTokenOf(email)
    await api.ask(forgotPasswordEndpoint, { body: { email } })
    const mailed = await mailedToken(api, 'new-password', email)
    const underWay = [
      api.ask(setPasswordEndpoint, { token: owner.token, body: { password } }),
      api.ask(resetPasswordEndpoint, { body: { token: mailed, password } }),
    ]
    // By now both are hashing, which takes long.
    await api.ask(readResetEndpoint, { body: { token: mailed } })
    api.later(1000)
    expect(await putBack(token)).toBe('Success')
    const entered = (await Promise.all(underWay)).map(({ body }) => String(body?.accessToken ?? ''))
    for (const typed of [email, `${name}@example.com`])
      expect((await api.ask(signInByPasswordEndpoint, { body: { email: typed, password } })).status).not.toBe(
        200,
      )
    for (const theirs of [owner.token, ...entered].filter((one) => one !== ''))
      expect((await api.ask(readProfileEndpoint, { token: theirs })).status).toBe(401)
  }
})

test('[T12] no passkey that the account has when it is taken back signs in', async () => {
  const { owner, token } = await aTheft('pam')
  const key = { publicKey: 'k', counter: 0, transports: [], name: 'Theirs', slot: 0, lastUsedAt: null }
  await api.insert('Passkeys', { _id: 'theirs', userId: owner.id, ...key, createdAt: api.options.clock() })
  expect(await putBack(token)).toBe('Success')
  expect(await api.row('Passkeys', 'theirs')).toBeNull()
})

test('[T12] whoever signs in while everybody is signed out is out as well', async () => {
  const { email, token } = await aTheft('ron')
  const entered: Person[] = []
  onceSessionEnds(api, async () => void entered.push(await signInAs(api, email)))
  expect(await putBack(token)).toBe('Success')
  expect(await Promise.all(entered.map(isIn))).toEqual([false])
})
