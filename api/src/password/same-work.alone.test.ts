import { expect, test, vi } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { hashPassword } from './argon2.ts'

/** How often a password was compared or hashed: the only work of these calls that takes long enough to be told apart. */
let works = 0
vi.mock('./argon2.ts', async (original) => {
  const real = await original<typeof import('./argon2.ts')>()
  const counted =
    <Args extends readonly unknown[], Made>(work: (...args: Args) => Made) =>
    (...args: Args): Made => {
      works += 1
      return work(...args)
    }
  return { ...real, hashPassword: counted(real.hashPassword), isPasswordOf: counted(real.isPasswordOf) }
})

const { api } = await openTestApi()
const password = 'a key under the mat'

test.each(['/api/login/password', '/api/login/password/sign-up'])(
  '[T11] %s is the same work for an account with a password, one without, and an address that has none',
  async (path) => {
    const known = await signInAs(api, 'known@example.com')
    const hash = await hashPassword(password)
    await api.db
      .collection<{ _id: string }>('Users')
      .updateOne({ _id: known.id }, { $set: { password: { hash, setAt: new Date() } } })
    await signInAs(api, 'without@example.com')
    const call = (email: string) => api.call(path, { body: { email, password: 'not the key at all' } })
    // What is compared where there is nothing is made once.
    await call('first@example.com')
    const asked: number[] = []
    const answers: unknown[] = []
    for (const email of ['known@example.com', 'without@example.com', 'nobody@example.com']) {
      works = 0
      const { status, body } = await call(email)
      asked.push(works)
      answers.push([status, typeof body === 'object' && body !== null && 'code' in body ? body.code : ''])
    }
    expect(asked).toEqual([1, 1, 1])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  },
)
