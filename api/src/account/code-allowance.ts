import { mailboxOf } from '@shingle/shared/email/mailbox.ts'
import { askerOf, networkOf, wideNetworkOf } from '@shingle/storage/network/network-of.ts'
import type { Share } from '@shingle/storage/rows/share-counter.ts'
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

// Whoever proves to read one mailbox has proved nothing of the others that their networks ask for.
const ofPlaces: readonly LimitName[] = ['codes-per-address', 'codes-per-wide-network']

// By the network first, so that whoever has used up theirs uses up nothing of the wide one, which holds 256 of them.
const placeUsesOf = (address: string): readonly Use[] => {
  if (!isCountedAddress(address)) return []
  const wide = wideNetworkOf(address)
  return [
    ['codes-per-address', networkOf(address)],
    ...(wide === undefined ? [] : [['codes-per-wide-network', wide] as const]),
  ]
}

const perDay = 'codes-per-mail-and-day'

// By mailbox: one that has many spellings (`vera+1@`, `vera+2@`) is one to flood, and one to lock out.
const targetOf = ({ email }: Asker): string => mailboxOf(email)
const shareOf = (asker: Asker): Share => ({ target: targetOf(asker), asker: askerOf(asker.address) })

// A browser that has signed in before is counted alone: no stranger, however many, uses up what it may ask for.
const ownUsesOf = (asker: Asker): readonly Use[] => {
  const { email, browser, address, isKnown } = asker
  if (isKnown) return [['codes-per-known-browser', `${email} ${hashOf(browser)}`]]
  const [target, network] = [targetOf(asker), networkOf(address)]
  return [
    ...placeUsesOf(address),
    ['codes-per-mail-and-place', `${target} ${network}`],
    ['codes-per-mail-place-and-day', `${target} ${network}`],
  ]
}

/** How many codes may be asked for, so that nobody's mailbox is flooded and nobody locks anybody else out. */
export const createCodeAllowance = ({
  tryUse,
  tryShare,
  waitMs,
  shareWaitMs,
  forgiveUses,
  forgiveShare,
}: CountedUses) => ({
  /** Counts one code and answers 0, or after how many milliseconds to ask again where there were too many. */
  take: async (asker: Asker): Promise<number> => {
    for (const use of ownUsesOf(asker)) if (!(await tryUse(...use))) return Math.max(1, await waitMs(...use))
    // Last: whoever is refused before uses up nothing of the mailbox's own.
    const share = shareOf(asker)
    if (asker.isKnown || (await tryShare(perDay, share))) return 0
    return Math.max(1, await shareWaitMs(perDay, share))
  },
  /** Who reads the mails of an address does not guess at it: forgets what was counted for it here. */
  giveBack: async (asker: Asker): Promise<void> => {
    for (const [limit, key] of ownUsesOf(asker)) if (!ofPlaces.includes(limit)) await forgiveUses(limit, key)
    if (!asker.isKnown) await forgiveShare(perDay, shareOf(asker))
  },
})

export type CodeAllowance = ReturnType<typeof createCodeAllowance>
