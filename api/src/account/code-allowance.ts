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

// A browser that has signed in before is counted alone: no stranger, however many, uses up what it may ask for.
const usesOf = ({ email, browser, address, isKnown }: Asker): readonly Use[] => {
  if (isKnown) return [['codes-per-known-browser', `${email} ${hashOf(browser)}`]]
  // By mailbox: one that has many spellings (`vera+1@`, `vera+2@`) is one to flood, and one to lock out.
  const place = `${mailboxOf(email)} ${networkOf(address)}`
  return [
    ...(isCountedAddress(address) ? [['codes-per-address', networkOf(address)] as const] : []),
    ['codes-per-mail-and-place', place],
    ['codes-per-mail-place-and-day', place],
    // Last: whoever is refused before uses up nothing of the address's own.
    ['codes-per-mail-and-day', mailboxOf(email)],
  ]
}

/** How many codes may be asked for, so that nobody's mailbox is flooded and nobody locks anybody else out. */
export const createCodeAllowance = ({ tryUse, waitMs, forgiveUses }: CountedUses) => ({
  /** Counts one code and answers 0, or after how many milliseconds to ask again where there were too many. */
  take: async (asker: Asker): Promise<number> => {
    for (const [limit, key] of usesOf(asker))
      if (!(await tryUse(limit, key))) return Math.max(1, await waitMs(limit, key))
    return 0
  },
  /** Who reads the mails of an address does not guess at it: forgets what was counted for it here. */
  giveBack: async (asker: Asker): Promise<void> => {
    for (const [limit, key] of usesOf(asker)) if (limit !== 'codes-per-address') await forgiveUses(limit, key)
  },
})

export type CodeAllowance = ReturnType<typeof createCodeAllowance>
