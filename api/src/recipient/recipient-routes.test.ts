import {
  askRecipientEndpoint,
  confirmRecipientEndpoint,
  readRecipientEndpoint,
} from '@shingle/shared/recipient/endpoints.ts'
import { notAllowed } from '@shingle/shared/website/problems.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { createDeleteAccount } from '@shingle/storage/deletion/delete-account.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { inviteCalls, shareWith } from '../testing/invites.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api, ann } = await openTestApi('ann')
const id = await aDraft(api, ann)
const queue = createJobQueue(api.db, api.options)

const read = async (email: string) =>
  (await api.ask(readRecipientEndpoint, { params: { id }, query: { email }, token: ann.token })).body
const ask = (email: string) =>
  api.ask(askRecipientEndpoint, { params: { id }, body: { email }, token: ann.token })
const confirm = (token: string) => api.ask(confirmRecipientEndpoint, { body: { token } })
const tokenOf = async (email: string): Promise<string> => {
  const row = await api.db.collection('MessageRecipients').findOne({ websiteId: id, email })
  return mailedTokenOf('recipient', row?.secret, api.options.secret)
}

test('[3.contact] the owner’s own address gets messages unasked, another one after it has agreed', async () => {
  const owner = 'ann@example.com'
  expect(await read(' Ann@example.com')).toEqual({ state: 'owner', owner })
  expect(await read('desk@example.com')).toEqual({ state: 'unasked', owner })
  expect((await ask('Desk@Example.com')).body).toEqual({ state: 'asked', owner })
  expect(await mailsOrdered(api, 'recipient-confirmation')).toHaveLength(1)
  expect(await read('desk@example.com')).toEqual({ state: 'asked', owner })
  expect((await confirm(await tokenOf('desk@example.com'))).body).toEqual({ isConfirmed: true })
  expect(await read('desk@example.com')).toEqual({ state: 'confirmed', owner })
  expect((await ask('desk@example.com')).body).toEqual({ state: 'confirmed', owner })
  expect(await mailsOrdered(api, 'recipient-confirmation')).toHaveLength(1)
})

test('[T31] a link is one address’s for one website: a guessed token agrees to nothing', async () => {
  await ask('guess@example.com')
  for (const token of ['', 'x', (await tokenOf('desk@example.com')).slice(1)])
    expect((await confirm(token)).body).toEqual({ isConfirmed: false })
  expect((await read('guess@example.com')).state).toBe('asked')
})

test('[T31] what is no single address is neither asked nor looked up', async () => {
  for (const email of ['', 'desk', 'a@b.com,c@d.com', 'a@b.com\r\nBcc: x@y.z']) {
    const answer = await ask(email)
    expect([answer.status, answer.body.code]).toEqual([400, 'recipient.email-invalid'])
  }
})

test('[T30] one account asks one mailbox three times a day, however its address is spelt, and keeps no other from it', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await ask(`victim+${count}@example.com`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  const kit = await signInAs(api, 'kit@example.com')
  const params = { id: await aDraft(api, kit) }
  const askAgain = () =>
    api.ask(askRecipientEndpoint, { params, body: { email: 'victim@example.com' }, token: kit.token })
  expect([(await askAgain()).status, (await askAgain()).status]).toEqual([200, 429])
})

/** An editor of the website, whose own address its owner had asked, and it has agreed to get the messages. */
const anEditor = async (email: string) => {
  const editor = await signInAs(api, email)
  const inviteId = await shareWith(api, id, { owner: ann, editor })
  await ask(email)
  await confirm(await tokenOf(email))
  return { editor, inviteId, email }
}

test('[ruling 16] an editor leads the messages of visitors to no address', async () => {
  const editor = await signInAs(api, 'diverter@editors.example')
  const inviteId = await shareWith(api, id, { owner: ann, editor })
  const body = { email: 'diverter@editors.example' }
  const answer = await api.ask(askRecipientEndpoint, { params: { id }, body, token: editor.token })
  expect([answer.status, answer.body.code]).toEqual([notAllowed.status, notAllowed.code])
  expect((await read(body.email)).state).toBe('unasked')
  await inviteCalls(api).remove(ann, inviteId)
})

const leaves: readonly (readonly [
  string,
  (who: { editor: Person; inviteId: string }) => Promise<unknown>,
])[] = [
  ['is removed', ({ inviteId }) => inviteCalls(api).remove(ann, inviteId)],
  ['leaves', ({ editor, inviteId }) => inviteCalls(api).remove(editor, inviteId)],
  [
    'deletes their account',
    ({ editor }) =>
      createDeleteAccount({ ...api.options, queue, orderMail: createOrderMail(queue) })(editor.id),
  ],
]

test.each(leaves)(
  '[3.contact] an editor who %s gets no more messages by an address of theirs that had agreed',
  async (how, leave) => {
    const who = await anEditor(`${how.split(' ')[0]}@editors.example`)
    expect((await read(who.email)).state).toBe('confirmed')
    await leave(who)
    expect((await read(who.email)).state).toBe('unasked')
    // What the owner had asked stays.
    expect((await read('desk@example.com')).state).toBe('confirmed')
  },
)
