import { networkOf } from '@shingle/storage/network/network-of.ts'
import type { Asker } from '../account/code-allowance.ts'
import type { CountedUses, LimitName } from '../limits/rate-limits.ts'
import { hashOf } from '../session/keys.ts'

type Use = readonly [LimitName, string]

// A browser that has signed in before is counted alone: no stranger's guesses lock its owner out.
const usesOf = ({ email, browser, address, isKnown }: Asker): readonly Use[] =>
  isKnown
    ? [['passwords-per-known-browser', `${email} ${hashOf(browser)}`]]
    : [
        ['passwords-per-mail-and-place', `${email} ${networkOf(address)}`],
        ['passwords-per-mail-and-day', email],
      ]

/** How many passwords may be tried for an address, whether or not it has an account. A mailed code works meanwhile. */
export const createPasswordAllowance = ({ countUse, forgiveUses }: CountedUses) => ({
  /** Counts one try, before anything is compared; refuses where there were too many. */
  take: async (asker: Asker): Promise<void> => {
    for (const [limit, key] of usesOf(asker)) await countUse(limit, key)
  },
  /** Whoever knows the password does not guess at it. */
  giveBack: async (asker: Asker): Promise<void> => {
    for (const [limit, key] of usesOf(asker)) await forgiveUses(limit, key)
  },
})

export type PasswordAllowance = ReturnType<typeof createPasswordAllowance>
