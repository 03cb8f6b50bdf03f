import { formerEmailMs } from '@shingle/shared/email-change/limits.ts'
import { maskedWholeEmail } from '@shingle/shared/invite/masked-email.ts'
import { appPaths, signInStepPath } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { linkLetter } from './mailed-links.ts'

/** Whose change of address a link is, as long as that is the one that waits. */
const waitingFor = async ({ db, clock }: LetterSources, linkId: string) => {
  const link = await openMailedLinks(db, clock).openOne(linkId)
  const users = openUsers(db, clock)
  const awaited = link?.userId === undefined ? undefined : await users.awaitedEmailChange(link.userId)
  const to = awaited?.linkId === linkId ? await users.addressOf(link?.userId ?? '') : undefined
  return to === undefined || awaited === undefined ? undefined : { to, email: awaited.email }
}

/** Asks the new address of an account to confirm it; one that has an account is told so, and nobody else is. */
export const newEmail = (sources: LetterSources): LetterWriter<'new-email'> => {
  const { db, origins, clock } = sources
  return async ({ linkId }) => {
    const waiting = await waitingFor(sources, linkId)
    if (waiting === undefined) return undefined
    const write = linkLetter(sources, async ({ to, ...linked }) => {
      const { writeMail } = await import('@shingle/mail/write-mail.tsx')
      if ((await openUsers(db, clock).findByEmail(to)) === undefined) {
        const { newEmailMail } = await import('@shingle/mail/new-email.ts')
        return writeMail(newEmailMail, { ...linked, former: maskedWholeEmail(waiting.to) })
      }
      const { emailHasAccountMail } = await import('@shingle/mail/email-has-account.ts')
      const signInUrl = `${origins.app}${appPaths.signIn}`
      return writeMail(emailHasAccountMail, { signInUrl, appHost: linked.appHost })
    })
    return write({ linkId })
  }
}

/** Tells the address of an account that another one was asked for, as long as it is. */
export const newEmailAsked =
  (sources: LetterSources): LetterWriter<'new-email-asked'> =>
  async ({ linkId }) => {
    const waiting = await waitingFor(sources, linkId)
    if (waiting === undefined) return undefined
    const { newEmailAskedMail } = await import('@shingle/mail/new-email-asked.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const { to, email } = waiting
    const accountUrl = `${sources.origins.app}${appPaths.account}`
    return { to, ...(await writeMail(newEmailAskedMail, { email, accountUrl })) }
  }

/**
 * Tells the former address of an account what the new one is; the link that was opened knows both. Once an address before it
 * has taken the account back there is nothing to tell, and after the last day of its way back it names none.
 */
export const emailChanged =
  ({ db, origins, secret, clock }: LetterSources): LetterWriter<'email-changed'> =>
  async ({ linkId }) => {
    const link = await openMailedLinks(db, clock).find(linkId)
    const to = link?.former
    if (link === undefined || to === undefined || link.backUsedAt !== undefined) return undefined
    const changedAt = link.usedAt ?? clock()
    const hasWayBack = clock().getTime() < changedAt.getTime() + formerEmailMs
    const { emailChangedMail } = await import('@shingle/mail/email-changed.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const supportUrl = `${origins.app}${pagePaths.support}`
    // After the #: what stands there reaches no server, no log and no other page.
    const backUrl = `${origins.app}${signInStepPath('former-email')}#${mailedTokenOf('former-email', link.secret, secret)}`
    const way = hasWayBack ? { backUrl } : {}
    return { to, ...(await writeMail(emailChangedMail, { email: link.email, ...way, supportUrl })) }
  }
