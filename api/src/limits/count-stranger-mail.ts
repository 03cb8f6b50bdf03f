import { mailboxOf } from '@shingle/shared/email/mailbox.ts'
import { networkOf } from '@shingle/storage/network/network-of.ts'
import { isCountedAddress } from './count-address.ts'
import type { CountShare } from './rate-limits.ts'

/** What an account has mailed to whoever did not ask for it. */
export type StrangerMail = 'invites' | 'email-changes'

/** Where such a mail goes, and who has it sent: an account, at a network address. */
export interface StrangerMailing {
  readonly email: string
  readonly by: string
  readonly address: string
}

/**
 * Counts a mail to a stranger; throws the 429 problem where there were too many. By network, because accounts begin again,
 * and by network and mailbox, so that no accounts of one place use up what a mailbox may get of all: of each the first of
 * an account apart, as those of a neighbour. Last by the mailbox: whoever is refused before uses up nothing of that.
 */
export const countStrangerMail = async (
  countShare: CountShare,
  mail: StrangerMail,
  { email, by, address }: StrangerMailing,
): Promise<void> => {
  const mailbox = mailboxOf(email)
  if (isCountedAddress(address)) {
    const network = networkOf(address)
    await countShare(`${mail}-per-network`, { target: network, asker: by })
    await countShare(`${mail}-per-mail-and-place`, { target: `${mailbox} ${network}`, asker: by })
  }
  await countShare(`${mail}-per-address`, { target: mailbox, asker: by })
}
