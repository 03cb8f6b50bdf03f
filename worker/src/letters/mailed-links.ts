import type { LinkPurpose } from '@shingle/shared/mailed-link/purposes.ts'
import { appPaths, type SignInStep, signInStepPath } from '@shingle/shared/paths/app-paths.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { AddressedMail, LetterSources } from './letter-writer.ts'

interface Linked {
  readonly to: string
  readonly linkUrl: string
  readonly appHost: string
}

const steps: Readonly<Record<LinkPurpose, SignInStep>> = {
  'sign-in': 'link',
  'sign-up': 'confirm',
  'new-password': 'new-password',
  'new-email': 'new-email',
}

/** Writes the mail of a link; one that has expired or was used goes to nobody. */
export const linkLetter =
  (
    { db, origins, secret, clock }: LetterSources,
    write: (linked: Linked) => Promise<Omit<AddressedMail, 'to'> | undefined>,
  ) =>
  async ({ linkId }: { readonly linkId: string }): Promise<AddressedMail | undefined> => {
    const link = await openMailedLinks(db, clock).openOne(linkId)
    if (link === undefined) return undefined
    const { purpose, email: to } = link
    // After the #: what stands there reaches no server, no log and no other page.
    const linkUrl = `${origins.app}${signInStepPath(steps[purpose])}#${mailedTokenOf(purpose, link.secret, secret)}`
    const written = await write({ to, linkUrl, appHost: new URL(origins.app).host })
    return written && { to, ...written }
  }

/** The mail that carries a magic link. */
export const signInLink = (sources: LetterSources) =>
  linkLetter(sources, async (linked) => {
    const { signInLinkMail } = await import('@shingle/mail/sign-in-link.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return writeMail(signInLinkMail, linked)
  })

/** Asks to confirm the address of a new account; an address that has one is told so, and nobody else is. */
export const signUp = (sources: LetterSources) =>
  linkLetter(sources, async (linked) => {
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const account = await openUsers(sources.db, sources.clock).findByEmail(linked.to)
    if (account === undefined) {
      const { signUpMail } = await import('@shingle/mail/sign-up.ts')
      return writeMail(signUpMail, linked)
    }
    const { accountExistsMail } = await import('@shingle/mail/account-exists.ts')
    const signInUrl = `${sources.origins.app}${appPaths.signIn}`
    return writeMail(accountExistsMail, { signInUrl, appHost: linked.appHost })
  })

/** The mail by which an account's password is set; an address without an account gets none. */
export const newPassword = (sources: LetterSources) =>
  linkLetter(sources, async (linked) => {
    const account = await openUsers(sources.db, sources.clock).findByEmail(linked.to)
    if (account === undefined) return undefined
    const { newPasswordMail } = await import('@shingle/mail/new-password.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return writeMail(newPasswordMail, linked)
  })
