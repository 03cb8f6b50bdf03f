import { mailboxOf } from '@shingle/shared/email/mailbox.ts'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import { isCountedAddress } from '../limits/count-address.ts'
import type { CountedUses, LimitName } from '../limits/rate-limits.ts'
import { hashOf } from '../session/keys.ts'

/** Who asks for a code: for which mail address, in which browser, from which network address. */
export interface Asker {
  readonly email: string
  readonly browser: string
  readonly address: string
  /** Whether somebody signed in to this mail address in this browser before. */
  readonly isKnown: boolean
}

type Use = readonly [LimitName, string]

// By mailbox: one that has many spellings (`vera+1@`, `vera+2@`) is one to flood, and one to lock out.
const placeOf = ({ email, address }: Pick<Asker, 'email' | 'address'>): string =>
  `${mailboxOf(email)} ${networkOf(address)}`

// A browser that has signed in before is counted alone: no stranger, however many, uses up what it may ask for.
const usesOf = ({ email, browser, address, isKnown }: Asker): readonly Use[] => {
  if (isKnown) return [['codes-per-known-browser', `${email} ${hashOf(browser)}`]]
  const place = placeOf({ email, address })
  return [
    ...(isCountedAddress(address) ? [['codes-per-address', networkOf(address)] as const] : []),
    ['codes-per-mail-and-place', place],
    ['codes-per-mail-place-and-day', place],
  ]
}

// The first of a day from each place are counted apart from what is asked for over and over: a few strangers use up
// nothing of somebody who asks from elsewhere.
const firstUsesOf = (asker: Asker): readonly Use[] => [
  ['first-codes-per-mail-and-place', placeOf(asker)],
  ['first-codes-per-mail-and-day', mailboxOf(asker.email)],
]

const laterUsesOf = ({ email }: Asker): readonly Use[] => [['codes-per-mail-and-day', mailboxOf(email)]]

/** How many codes may be asked for, so that nobody's mailbox is flooded and nobody locks anybody else out. */
export const createCodeAllowance = ({ tryUse, waitMs, forgiveUses }: CountedUses) => {
  /** Counts one use of each until one is refused, and answers that one. */
  const refusedOf = async (uses: readonly Use[]): Promise<Use | undefined> => {
    for (const use of uses) if (!(await tryUse(...use))) return use
    return undefined
  }

  const firstRefused = async (asker: Asker): Promise<Use | undefined> => {
    const refused = await refusedOf(usesOf(asker))
    // Last: whoever is refused before uses up nothing of the address's own.
    if (refused !== undefined || asker.isKnown) return refused
    const isFirst = (await refusedOf(firstUsesOf(asker))) === undefined
    return isFirst ? undefined : refusedOf(laterUsesOf(asker))
  }

  return {
    /** Counts one code and answers 0, or after how many milliseconds to ask again where there were too many. */
    take: async (asker: Asker): Promise<number> => {
      const refused = await firstRefused(asker)
      return refused === undefined ? 0 : Math.max(1, await waitMs(...refused))
    },
    /** Who reads the mails of an address does not guess at it: forgets what was counted for it here. */
    giveBack: async (asker: Asker): Promise<void> => {
      const uses = [
        ...usesOf(asker),
        ...(asker.isKnown ? [] : [...firstUsesOf(asker), ...laterUsesOf(asker)]),
      ]
      for (const [limit, key] of uses) if (limit !== 'codes-per-address') await forgiveUses(limit, key)
    },
  }
}

export type CodeAllowance = ReturnType<typeof createCodeAllowance>
