import { expect, test } from 'vitest'
import { createRateLimits } from '../limits/rate-limits.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { createPasswordAllowance } from './password-allowance.ts'

const { api } = await openTestApi()
const allowance = createPasswordAllowance(createRateLimits(api.options))

/** Tries from one place until it is refused; answers how many tries it had. */
const tryFrom = (network: number, email: string): Promise<number> => tryAt(`198.51.100.${network}`, email)
const tryAt = async (address: string, email: string): Promise<number> => {
  const asker = { email, browser: `browser at ${address}`, address, isKnown: false }
  for (let count = 0; ; count += 1) {
    const isTaken = await allowance.take(asker).then(
      () => true,
      () => false,
    )
    if (!isTaken) return count
  }
}

test('[T15] strangers at 40 places, who guess as often as they may, leave tries to whoever comes from another', async () => {
  const email = 'guessed@example.com'
  let guesses = 0
  for (let network = 0; network < 40; network += 1) guesses += await tryFrom(network, email)
  // Five each while there are any of the rest, two each after.
  expect(guesses).toBe(40 * 2 + 100)
  expect(await tryFrom(40, email)).toBe(2)
})

test('[T15] whoever guesses from 256 networks of IPv6 leaves tries to whoever comes from another', async () => {
  const email = 'surrounded@example.com'
  let guesses = 0
  for (let network = 0; network < 256; network += 1)
    guesses += await tryAt(`2001:db8:1:${(network * 256).toString(16)}::9`, email)
  expect(guesses).toBe(102)
  expect([await tryAt('2001:db8:2::9', email), await tryFrom(50, email)]).toEqual([2, 2])
})
