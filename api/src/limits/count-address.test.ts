import { expect, test } from 'vitest'
import { openTestApi } from '../testing/open-test-api.ts'
import { countTry, giveTryBack } from './count-address.ts'
import { createRateLimits } from './rate-limits.ts'

const { api } = await openTestApi()
const { countUse, giveUseBack } = createRateLimits(api.options)

/** Tries at an address until it is refused; answers how many tries it had, up to as many as one network has. */
const triesAt = async (address: string): Promise<number> => {
  for (let count = 0; count < 110; count += 1) {
    const isCounted = await countTry(countUse, 'password', address).then(
      () => true,
      () => false,
    )
    if (!isCounted) return count
  }
  throw new Error('it was never refused')
}

test('[T15] the 256 networks of one customer try secrets as often as sixteen do, and keep no stranger from trying', async () => {
  const ofCustomer = (network: number) => triesAt(`2001:db8:1:${(network * 256).toString(16)}::9`)
  for (let network = 0; network < 15; network += 1) expect(await ofCustomer(network)).toBe(100)
  // What was right is given back to both.
  for (let right = 0; right < 3; right += 1) await giveTryBack(giveUseBack, 'password', '2001:db8:1::9')
  expect([await ofCustomer(15), await ofCustomer(16), await ofCustomer(17)]).toEqual([100, 3, 0])
  expect([await triesAt('2001:db8:2::9'), await triesAt('203.0.113.7')]).toEqual([100, 100])
})
