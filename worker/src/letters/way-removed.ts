import type { WaysLeft } from '@shingle/mail/ways-left.ts'
import type { MailOrderData } from '@shingle/shared/mail/mail-orders.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { toOwner } from './to-owner.ts'
import { createReadWaysLeft } from './ways-left.ts'

/** Whether an account has again what was taken off; of passkeys none is told from another. */
const isThereAgain = ({ google, hasPassword }: WaysLeft, way: MailOrderData<'way-removed'>['way']): boolean =>
  (way === 'google' && google !== null) || (way === 'password' && hasPassword)

/** Tells a person that something opens their account no more, as long as it does not, and what still does. */
export const wayRemoved = (sources: LetterSources): LetterWriter<'way-removed'> => {
  const readWaysLeft = createReadWaysLeft(sources)
  return async ({ userId, way }) => {
    const ways = await readWaysLeft(userId)
    if (ways === undefined || isThereAgain(ways, way)) return undefined
    const { wayRemovedMail } = await import('@shingle/mail/way-removed.ts')
    const props = (accountUrl: string) => ({ way, ways, accountUrl })
    return toOwner(sources, userId, { mail: wayRemovedMail, props })
  }
}
