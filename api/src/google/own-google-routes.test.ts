import {
  beginConnectingGoogleEndpoint,
  beginGoogleEndpoint,
  connectGoogleByCodeEndpoint,
  disconnectGoogleEndpoint,
  signInByGoogleEndpoint,
} from '@shingle/shared/google/endpoints.ts'
import { readWaysEndpoint } from '@shingle/shared/ways/endpoints.ts'
import { afterAll, expect, test } from 'vitest'
import { type GooglePerson, startFakeGoogle } from '../testing/fake-google.ts'
import { cookiesOf, mailsOrdered, type Person, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'

const google = await startFakeGoogle()
const api = await startTestApi({ google: google.client })
afterAll(async () => {
  await api.close()
  await google.close()
})

const aGoogle = (email: string, more: Partial<GooglePerson> = {}): GooglePerson => ({
  ...{ sub: `sub of ${email}`, email, name: 'Ann Lee' },
  ...more,
})
const begin = ({ token, cookie }: Person) => api.ask(beginConnectingGoogleEndpoint, { token, cookie })
const send = ({ token, cookie }: Person, body: { code: string; state: string }) =>
  api.ask(connectGoogleByCodeEndpoint, { token, cookie, body })
const connect = async (person: Person, account: GooglePerson) => {
  const { answer } = await begin(person)
  return send(person, google.agree(answer.address, account))
}
const signInWith = async (account: GooglePerson) => {
  const begun = await api.ask(beginGoogleEndpoint, {})
  const body = google.agree(begun.answer.address, account)
  return (await api.ask(signInByGoogleEndpoint, { body, cookie: cookiesOf(begun) })).answer
}
const googleOf = async ({ token }: Person) => (await api.ask(readWaysEndpoint, { token })).answer.google
const toldOf = async ({ id }: Person) =>
  (await mailsOrdered(api, 'google-connected')).filter((order) => Object(order).userId === id).length

test('[3.account] a Google account of any address is connected by who agreed at Google, signs in from then on, and is told of', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  expect(await googleOf(ann)).toBeNull()
  const private_ = aGoogle('ann.private@gmail.com')
  expect((await connect(ann, private_)).status).toBe(204)
  expect(await googleOf(ann)).toEqual({ email: 'ann.private@gmail.com', connectedAt: expect.any(String) })
  expect((await signInWith(private_)).user?.id).toBe(ann.id)
  // Once more is no news.
  expect((await connect(ann, private_)).status).toBe(204)
  expect(await toldOf(ann)).toBe(1)
})

test('[T13] a Google account of another account is refused, and so is a second one', async () => {
  const [bea, cam] = [await signInAs(api, 'bea@example.com'), await signInAs(api, 'cam@example.com')]
  await connect(bea, aGoogle('bea@gmail.com'))
  const taken = await connect(cam, aGoogle('bea@gmail.com'))
  expect([taken.status, taken.body.code]).toEqual([409, 'account.google-taken'])
  const second = await connect(bea, aGoogle('another@gmail.com'))
  expect([second.status, second.body.code]).toEqual([409, 'account.google-connected-already'])
  expect([await googleOf(cam), (await googleOf(bea))?.email]).toEqual([null, 'bea@gmail.com'])
})

test('[T13] a forged, used or foreign answer connects nothing and signs nobody out', async () => {
  const [dan, eve] = [await signInAs(api, 'dan@example.com'), await signInAs(api, 'eve@example.com')]
  const begun = (await begin(dan)).answer
  const agreed = google.agree(begun.address, aGoogle('dan@gmail.com'))
  const codeOf = async (answering: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await answering
    return [status, body?.code]
  }
  const refused = [403, 'account.google-proves-nobody']
  expect(await codeOf(send(dan, { ...agreed, code: 'guessed' }))).toEqual(refused)
  // What one browser asked is answered to no other, whoever is signed in there.
  const other = (await begin(dan)).answer
  expect(await codeOf(send(eve, google.agree(other.address, aGoogle('dan@gmail.com'))))).toEqual(refused)
  expect(await codeOf(send(dan, agreed))).toEqual(refused)
  const unproven = aGoogle('dan@gmail.com', { email_verified: false })
  expect(await codeOf(connect(dan, unproven))).toEqual(refused)
  expect([await googleOf(dan), await googleOf(eve)]).toEqual([null, null])
})

test('[3.account] connecting and disconnecting need a sign-in of the last minutes; the code always stays', async () => {
  const fay = await signInAs(api, 'fay@example.com')
  await connect(fay, aGoogle('fay@gmail.com'))
  const longAgo = new Date(Date.now() - 3_600_000)
  const sessions = api.db.collection('Sessions')
  await sessions.updateMany({ userId: fay.id }, { $set: { authenticatedAt: longAgo } })
  const disconnect = ({ token }: Person) => api.ask(disconnectGoogleEndpoint, { token })
  expect([(await begin(fay)).status, (await disconnect(fay)).status]).toEqual([403, 403])
  const again = await signInAs(api, fay.email)
  expect([again.id, (await disconnect(again)).status]).toEqual([fay.id, 204])
  expect([await googleOf(again), (await signInAs(api, fay.email)).id]).toEqual([null, fay.id])
  // Where nothing was connected, there is nothing to tell.
  expect((await disconnect(again)).status).toBe(204)
  expect(await mailsOrdered(api, 'way-removed')).toEqual([{ userId: fay.id, way: 'google' }])
  // From now on it is nobody's: its address opens an account of its own.
  expect((await signInWith(aGoogle('fay@gmail.com'))).user?.id).not.toBe(fay.id)
})

test('[3.account] whoever signs in with Google to an account that was there is told that it is connected', async () => {
  const gus = await signInAs(api, 'gus@gmail.com')
  expect((await signInWith(aGoogle('gus@gmail.com'))).user?.id).toBe(gus.id)
  expect(await toldOf(gus)).toBe(1)
  const fresh = await signInWith(aGoogle('fresh@gmail.com'))
  expect((await mailsOrdered(api, 'google-connected')).at(-1)).not.toEqual({ userId: fresh.user?.id })
})

test('[T13] of many that are connected at once an account keeps one', async () => {
  const hal = await signInAs(api, 'hal@example.com')
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => connect(hal, aGoogle(`hal-${at}@gmail.com`))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409])
})
