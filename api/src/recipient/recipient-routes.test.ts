import {
  askRecipientEndpoint,
  confirmRecipientEndpoint,
  readRecipientEndpoint,
} from '@shingle/shared/recipient/endpoints.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { expect, test } from 'vitest'
import { aDraft } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailsOrdered } from '../testing/sign-in-as.ts'

const { api, ann } = await openTestApi('ann')
const id = await aDraft(api, ann)

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

test('[T30] one mailbox is asked three times a day, whoever asks and however its address is spelt', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) statuses.push((await ask(`victim+${count}@example.com`)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})
