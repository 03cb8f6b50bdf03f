import {
  changeEmailEndpoint,
  confirmEmailEndpoint,
  putEmailBackEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { readProfileEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { expect, test } from 'vitest'
import { breakSessionsOf } from '../testing/break-sessions-of.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { mailedToken, mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'

const { api } = await openTestApi()

const asked = async ({ token }: Person, email: string): Promise<string> => {
  await api.ask(changeEmailEndpoint, { token, body: { email } })
  return mailedToken(api, 'new-email', email)
}
const confirm = ({ token }: Person, mailed: string) =>
  api.ask(confirmEmailEndpoint, { token, body: { token: mailed } })
const emailOf = async ({ id }: Person) => (await api.row('Users', id)).email
const isIn = async ({ token }: Person) => (await api.ask(readProfileEndpoint, { token })).status === 200
const linkTo = (email: string) => api.db.collection('MailedLinks').findOne({ purpose: 'new-email', email })
const timesTold = async (email: string) => {
  const id = String((await linkTo(email))?._id)
  return (await mailsOrdered(api, 'email-changed')).filter((order) => Object(order).linkId === id).length
}
const putBack = async (email: string) => {
  const token = mailedTokenOf('former-email', (await linkTo(email))?.secret, api.options.secret)
  return (await api.ask(putEmailBackEndpoint, { body: { token } })).answer.status
}
/** Has following fail, as when a database answers with what no row is. */
const breakInvitesOf = async ({ id: invitedUserId }: Person) => {
  const _id = `odd-${invitedUserId}`
  await api.insert('WebsiteInvites', { _id, invitedUserId, accepted: true, invitedUserEmail: _id })
  return () => api.db.collection<{ _id: string }>('WebsiteInvites').deleteOne({ _id })
}

test('[5.email] a change that is interrupted while sessions end can be asked again, and leaves nobody else in', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const elsewhere = await signInAs(api, ann.email)
  const mailed = await asked(ann, 'ann@new.example')
  const repair = await breakSessionsOf(api, ann)
  expect((await confirm(ann, mailed)).status).toBe(500)
  await repair()
  expect((await confirm(ann, mailed)).answer.status).toBe('Success')
  expect([await emailOf(ann), await isIn(ann), await isIn(elsewhere)]).toEqual([
    'ann@new.example',
    true,
    false,
  ])
})

test('[5.email] a change that is interrupted before its former address is told goes on when its link is opened again', async () => {
  const bea = await signInAs(api, 'bea@example.com')
  const mailed = await asked(bea, 'bea@new.example')
  const repair = await breakInvitesOf(bea)
  expect([(await confirm(bea, mailed)).status, await emailOf(bea)]).toEqual([500, 'bea@new.example'])
  await repair()
  expect((await confirm(bea, mailed)).answer).toEqual({
    status: 'Success',
    user: { id: bea.id, email: 'bea@new.example', name: null },
  })
  expect([await timesTold('bea@new.example'), (await confirm(bea, mailed)).answer.status]).toEqual([
    1,
    'ExpiredLink',
  ])
})

test('[T12] a change after one that was interrupted takes the way back from nobody', async () => {
  const cam = await signInAs(api, 'cam@example.com')
  const first = await asked(cam, 'cam@thief.example')
  const repair = await breakInvitesOf(cam)
  expect((await confirm(cam, first)).status).toBe(500)
  await repair()
  api.later(1000)
  const second = await asked(cam, 'cam@second.example')
  expect((await confirm(cam, second)).answer.status).toBe('Success')
  expect([await timesTold('cam@thief.example'), await timesTold('cam@second.example')]).toEqual([1, 1])
  expect([await putBack('cam@thief.example'), await emailOf(cam)]).toEqual(['Success', 'cam@example.com'])
  expect(await putBack('cam@second.example')).toBe('ExpiredLink')
})

test('[T12] a way back that was used while a change was interrupted leaves the account free to change', async () => {
  const dan = await signInAs(api, 'dan@example.com')
  await confirm(dan, await asked(dan, 'dan@thief.example'))
  const mailed = await asked(dan, 'dan@second.example')
  const repair = await breakInvitesOf(dan)
  expect((await confirm(dan, mailed)).status).toBe(500)
  await repair()
  expect(await putBack('dan@thief.example')).toBe('Success')
  const again = await signInAs(api, 'dan@example.com')
  expect((await confirm(again, await asked(again, 'dan@own.example'))).answer.status).toBe('Success')
  expect(await emailOf(dan)).toBe('dan@own.example')
})
