import { expect, test } from 'vitest'
import { createRateLimits } from '../limits/rate-limits.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { createPasswordAllowance } from './password-allowance.ts'

const { api } = await openTestApi()
const allowance = createPasswordAllowance(createRateLimits(api.options))

/** Tries from one place until it is refused; answers how many tries it had. */
const tryFrom = async (network: number, email: string): Promise<number> => {
  const asker = { email, browser: `browser-${network}`, address: `198.51.100.${network}`, isKnown: false }
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
