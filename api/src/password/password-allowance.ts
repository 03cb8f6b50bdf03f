import { askerOf, networkOf } from '@shingle/storage/network/network-of.ts'
import type { Asker } from '../account/code-allowance.ts'
import { countTry, giveTryBack } from '../limits/count-address.ts'
import type { CountedUses, LimitName } from '../limits/rate-limits.ts'
import { hashOf } from '../session/keys.ts'

type Use = readonly [LimitName, string]

const perDay = 'passwords-per-mail-and-day'

// A browser that has signed in before is counted alone: no stranger's guesses, nor a neighbour's, lock its owner out.
const ownUse = ({ email, browser, address, isKnown }: Asker): Use =>
  isKnown
    ? ['passwords-per-known-browser', `${email} ${hashOf(browser)}`]
    : ['passwords-per-mail-and-place', `${email} ${networkOf(address)}`]

// Nor do those of strangers elsewhere lock out whoever has not tried today at another place.
const shareOf = ({ email, address }: Asker) => ({ target: email, asker: askerOf(address) })

/** How many passwords may be tried for an address, whether or not it has an account. A mailed code works meanwhile. */
export const createPasswordAllowance = ({
  countUse,
  countShare,
  giveUseBack,
  forgiveUses,
  forgiveShare,
}: CountedUses) => ({
  /** Counts one try, before anything is compared; refuses where there were too many. */
  take: async (asker: Asker): Promise<void> => {
    await countUse(...ownUse(asker))
    if (asker.isKnown) return
    await countTry(countUse, 'password', asker.address)
    await countShare(perDay, shareOf(asker))
  },
  /** Whoever knows the password does not guess at it. */
  giveBack: async (asker: Asker): Promise<void> => {
    await forgiveUses(...ownUse(asker))
    if (asker.isKnown) return
    await giveTryBack(giveUseBack, 'password', asker.address)
    await forgiveShare(perDay, shareOf(asker))
  },
})

export type PasswordAllowance = ReturnType<typeof createPasswordAllowance>
