import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { countStrangerMail, type StrangerMail } from './count-stranger-mail.ts'
import { createRateLimits } from './rate-limits.ts'

const { api } = await openTestApi()
const { countShare } = createRateLimits(api.options)

/** Has an account at an address mail to whoever `emailOf` names, until it is refused; answers how many went out. */
const mailedBy = async (
  mail: StrangerMail,
  { by, address }: { readonly by: string; readonly address: string },
  emailOf: (at: number) => string,
): Promise<number> => {
  for (let count = 0; ; count += 1) {
    const isCounted = await countStrangerMail(countShare, mail, { email: emailOf(count), by, address }).then(
      () => true,
      () => false,
    )
    if (!isCounted) return count
  }
}
const sumOf = async (of: readonly string[], mailed: (one: string) => Promise<number>) => {
  let sum = 0
  for (const one of of) sum += await mailed(one)
  return sum
}
const sixteen = Array.from({ length: 16 }, (_, at) => `account-${at}`)

test.each([
  { mail: 'invites', ofOne: 10, ofPlace: 14, elsewhere: 2 },
  { mail: 'email-changes', ofOne: 3, ofPlace: 5, elsewhere: 1 },
] as const)(
  '[T29] sixteen accounts at one place mail $mail to a mailbox hardly more often than one, and leave who asks elsewhere theirs',
  async ({ mail, ofOne, ofPlace, elsewhere }) => {
    const mailbox = `read-by-many-of-${mail}@example.com`
    const at = (address: string) => (by: string) => mailedBy(mail, { by, address }, () => mailbox)
    expect(await mailedBy(mail, { by: 'one', address: '203.0.113.1' }, () => `one-${mailbox}`)).toBe(ofOne)
    expect(await sumOf(sixteen, at('203.0.113.2'))).toBe(ofPlace)
    expect(await at('203.0.113.3')('an owner elsewhere')).toBe(elsewhere)
  },
)

test('[T30] one place invites so many strangers a day by all of its accounts, and leaves a neighbour theirs', async () => {
  const address = '203.0.113.4'
  const invitedBy = (by: string) =>
    mailedBy('invites', { by, address }, (at) => `stranger-${at}-of-${by}@example.com`)
  // Ten of each account, and sixty besides.
  expect(await sumOf(sixteen, invitedBy)).toBe(16 * 10 + 60)
  expect(await invitedBy('a neighbour')).toBe(10)
})
