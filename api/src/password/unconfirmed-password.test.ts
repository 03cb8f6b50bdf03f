import {
  beginGoogleEndpoint,
  connectGoogleEndpoint,
  signInByGoogleEndpoint,
  signInByOneTapEndpoint,
} from '@shingle/shared/google/endpoints.ts'
import { openLinkEndpoint, sendLinkEndpoint } from '@shingle/shared/mailed-link/endpoints.ts'
import {
  confirmSignUpEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  setPasswordEndpoint,
  signInByPasswordEndpoint,
  signUpEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { readWaysEndpoint } from '@shingle/shared/ways/endpoints.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { startFakeGoogle } from '../testing/fake-google.ts'
import { cookiesOf, mailedToken, signInAs } from '../testing/sign-in-as.ts'
import { startTestApi } from '../testing/start-test-api.ts'
import type { TestAnswer } from '../testing/test-calls.ts'

const google = await startFakeGoogle()
const api = await startTestApi({ google: google.client })
afterAll(async () => {
  await api.close()
  await google.close()
})

const chosen = 'chosen by somebody else'
const own = 'chosen by its owner'
const opens = async (email: string, password: string, cookie = '') =>
  (await api.ask(signInByPasswordEndpoint, { body: { email, password }, cookie })).status
const rowsOf = (collection: string, of: object) => api.db.collection(collection).find(of).toArray()

/** Somebody asks for an account at an address that is not theirs, in a browser of theirs. */
const signUpFor = async (email: string) => {
  const answer = await api.ask(signUpEndpoint, { body: { email, password: chosen } })
  return { cookie: cookiesOf(answer), token: await mailedToken(api, 'sign-up', email) }
}

/** What comes of the mail after all, in the browser that asked and where the password is typed once more. */
const confirmed = async ({ cookie, token }: { cookie: string; token: string }) => {
  const answers: TestAnswer[] = []
  const elsewhere = { body: { token, password: chosen } }
  for (const given of [elsewhere, { body: { token }, cookie }])
    answers.push(await api.ask(confirmSignUpEndpoint, given))
  return answers.map(({ body, headers }) => [body.status, headers.getSetCookie()])
}

type Entry = (email: string) => Promise<{ readonly id: string; readonly token: string }>

const enteredBy = ({ status, body }: TestAnswer) => {
  expect([status, body.status]).toEqual([200, 'Success'])
  return { id: body.user.id, token: body.accessToken }
}
const googlePerson = (email: string) => ({ sub: `sub of ${email}`, email, name: 'Ann Lee' })
const askGoogle = async () => {
  const begun = await api.ask(beginGoogleEndpoint, {})
  return { ...begun.answer, cookie: cookiesOf(begun) }
}
const byGoogle = async (email: string) => {
  const { address, cookie } = await askGoogle()
  const body = google.agree(address, googlePerson(email))
  return { cookie, answer: await api.ask(signInByGoogleEndpoint, { body, cookie }) }
}

/** How its owner comes to an address, with an ending at which Google's word is enough where that matters. */
const ways: Readonly<Record<string, { at: string; enter: Entry }>> = {
  'the mailed code': { at: 'elsewhere.example', enter: (email) => signInAs(api, email) },
  'the magic link': {
    at: 'elsewhere.example',
    enter: async (email) => {
      const cookie = cookiesOf(await api.ask(sendLinkEndpoint, { body: { email } }))
      const token = await mailedToken(api, 'sign-in-link', email)
      return enteredBy(await api.ask(openLinkEndpoint, { body: { token }, cookie }))
    },
  },
  Google: { at: 'gmail.com', enter: async (email) => enteredBy((await byGoogle(email)).answer) },
  'the prompt of Google': {
    at: 'gmail.com',
    enter: async (email) => {
      const { nonce, state, cookie } = await askGoogle()
      const credential = google.idToken(googlePerson(email), { nonce })
      return enteredBy(await api.ask(signInByOneTapEndpoint, { body: { credential, state }, cookie }))
    },
  },
  'Google for a mailbox elsewhere': {
    at: 'elsewhere.example',
    enter: async (email) => {
      const { cookie, answer } = await byGoogle(email)
      const { token } = await signInAs(api, email)
      const ticket = answer.answer.ticket ?? ''
      // Made by the code; what Google said is connected in the browser that heard it.
      expect(answer.body.status).toBe('ConnectFirst')
      await api.ask(connectGoogleEndpoint, { body: { ticket }, token, cookie })
      return signInAs(api, email)
    },
  },
}

describe('[4.verified][T13] a password that was chosen for an address which nobody had proven', () => {
  test.each(Object.entries(ways))(
    'opens nothing before its owner comes, nor after: by %s',
    async (name, way) => {
      const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}@${way.at}`
      const sessionsBefore = await rowsOf('Sessions', {})
      const attack = await signUpFor(email)
      expect([await opens(email, chosen, attack.cookie), await rowsOf('Users', { email })]).toEqual([401, []])
      // So nobody is in by it whom its owner would have to put out.
      expect(await rowsOf('Sessions', {})).toEqual(sessionsBefore)
      const { id, token } = await way.enter(email)
      const mine = await rowsOf('Sessions', { userId: id })
      const [account] = await rowsOf('Users', { email })
      expect(account).not.toHaveProperty('password')
      for (const cookie of ['', attack.cookie]) expect(await opens(email, chosen, cookie)).toBe(401)
      expect(await confirmed(attack)).toEqual([
        ['AccountExists', []],
        ['ExpiredLink', []],
      ])
      expect(await opens(email, chosen, attack.cookie)).toBe(401)
      expect([await rowsOf('Users', { email }), await rowsOf('Sessions', { userId: id })]).toEqual([
        [account],
        mine,
      ])
      expect((await api.ask(readWaysEndpoint, { token })).answer.password).toBeNull()
    },
  )

  test('is not the one that its owner sets by a mail, which ends what was asked for', async () => {
    const email = 'forgotten@elsewhere.example'
    const attack = await signUpFor(email)
    await signInAs(api, email)
    await api.ask(forgotPasswordEndpoint, { body: { email } })
    const token = await mailedToken(api, 'new-password', email)
    enteredBy(await api.ask(resetPasswordEndpoint, { body: { token, password: own } }))
    expect(await confirmed(attack)).toEqual([
      ['AccountExists', []],
      ['ExpiredLink', []],
    ])
    expect([await opens(email, chosen), await opens(email, own)]).toEqual([401, 200])
  })
})

describe('[4.verified][T13] an account whose address is proven', () => {
  test.each([
    ['without a password', false],
    ['with one of its own', true],
  ])('%s is taken over by no password that somebody signs up with', async (name, hasOwn) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`
    const owner = await signInAs(api, email)
    if (hasOwn) await api.ask(setPasswordEndpoint, { body: { password: own }, token: owner.token })
    const before = [await rowsOf('Users', { email }), await rowsOf('Sessions', { userId: owner.id })]
    const attacks = [await signUpFor(email), await signUpFor(email)]
    for (const attack of attacks)
      for (const [status, cookies] of await confirmed(attack))
        expect([['AccountExists', 'ExpiredLink'].includes(status), cookies]).toEqual([true, []])
    expect([await rowsOf('Users', { email }), await rowsOf('Sessions', { userId: owner.id })]).toEqual(before)
    for (const { cookie } of attacks) expect(await opens(email, chosen, cookie)).toBe(401)
    expect((await api.ask(readWaysEndpoint, { token: owner.token })).status).toBe(200)
    expect(await opens(email, own)).toBe(hasOwn ? 200 : 401)
  })
})
