import { createHook } from 'node:async_hooks'
import { sendCodeEndpoint } from '@shingle/shared/account/endpoints.ts'
import { sendLinkEndpoint } from '@shingle/shared/mailed-link/endpoints.ts'
import {
  forgotPasswordEndpoint,
  setPasswordEndpoint,
  signInByPasswordEndpoint,
  signUpEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { mailJobName } from '@shingle/storage/mail/order-mail.ts'
import { Collection } from 'mongodb'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, keyed } = await openTestApi('coded', 'keyed')
const password = 'a key under the mat'
await api.ask(setPasswordEndpoint, { body: { password }, token: keyed.token })

// What takes time: every question that is put to the database, and every password that is hashed or compared.
const questions = (
  [
    ...(['find', 'findOne', 'findOneAndUpdate', 'findOneAndDelete', 'countDocuments', 'aggregate'] as const),
    ...(['insertOne', 'insertMany', 'updateOne', 'updateMany', 'deleteOne', 'deleteMany'] as const),
  ] as const
).map((name) => ({ name, asked: vi.spyOn(Collection.prototype, name) }))
let hashed = 0
const hashing = createHook({
  init: (_, type) => {
    if (type === 'ARGON2REQUEST') hashed += 1
  },
}).enable()
afterAll(() => {
  hashing.disable()
  vi.restoreAllMocks()
})

/** What was asked of the database since it was forgotten, in order. */
const askedOfDatabase = (): readonly string[] =>
  questions
    .flatMap(({ name, asked: { mock } }) =>
      mock.contexts.map((of, at) => ({
        order: mock.invocationCallOrder[at] ?? 0,
        step: `${of instanceof Collection ? of.collectionName : ''}.${name}`,
      })),
    )
    .sort((one, other) => one.order - other.order)
    .map(({ step }) => step)

const forget = () => {
  hashed = 0
  for (const { asked } of questions) asked.mockClear()
}

/** How an address is asked about, and what is mailed for it. */
const asks = {
  'a code': { ...sendCodeEndpoint, typed: {}, mail: 'sign-in-code' },
  'a link': { ...sendLinkEndpoint, typed: {}, mail: 'sign-in-link' },
  'a new password': { ...forgotPasswordEndpoint, typed: {}, mail: 'new-password' },
  'a new account': { ...signUpEndpoint, typed: { password }, mail: 'sign-up' },
  'signing in by a password': {
    ...{ ...signInByPasswordEndpoint, typed: { password: 'not the key at all' }, mail: undefined },
  },
} as const

/** What a browser that was never here is told of an address, and what that cost. */
const ask = async ({ path, method, typed }: (typeof asks)[keyof typeof asks], email: string) => {
  await api.db.collection('RateLimits').deleteMany({})
  await api.db.collection('Jobs').deleteMany({})
  // Made once for all, whoever asks first.
  await api.call(signInByPasswordEndpoint.path, { body: { email: 'first@example.com', password } })
  forget()
  const { status, body, headers } = await api.call(path, { method, body: { email, ...typed } })
  const steps = askedOfDatabase()
  const jobs = await api.db.collection('Jobs').find().toArray()
  return {
    ...{ status, steps, hashed },
    // Ids and times are of each answer alone.
    told: body.code === undefined ? Object.keys(body).sort() : body,
    headers: [...headers.keys()].sort(),
    jobs: jobs.map(({ name }) => name),
  }
}

describe('[8.sign-in] whether an address has an account is found out by nobody who asks for', () => {
  test.each(Object.entries(asks))('%s: one answer after the same work', async (_, asking) => {
    const unknown = await ask(asking, 'nobody@example.com')
    // It is counted at all.
    expect(unknown.steps.length).toBeGreaterThan(1)
    expect(unknown.jobs).toEqual(asking.mail === undefined ? [] : [mailJobName(asking.mail)])
    for (const email of ['coded@example.com', 'keyed@example.com'])
      expect({ email, ...(await ask(asking, email)) }).toEqual({ email, ...unknown })
  })

  test('and passwords are hashed or compared once for each', async () => {
    const counts = []
    for (const name of ['signing in by a password', 'a new account', 'a code'] as const)
      counts.push((await ask(asks[name], 'keyed@example.com')).hashed)
    expect(counts).toEqual([1, 1, 0])
  })
})
