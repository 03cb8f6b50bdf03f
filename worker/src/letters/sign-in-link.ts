import { signInStepPath } from '@shingle/shared/paths/app-paths.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { openMailedLinks } from '@shingle/storage/rows/mailed-links.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** A link that has expired or was used goes to nobody. */
export const signInLink = ({ db, origins, secret, clock }: LetterSources): LetterWriter<'sign-in-link'> => {
  const links = openMailedLinks(db, clock)
  return async ({ linkId }) => {
    const link = await links.openOne(linkId)
    if (link === undefined) return undefined
    const { signInLinkMail } = await import('@shingle/mail/sign-in-link.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    // After the #: what stands there reaches no server, no log and no other page.
    const linkUrl = `${origins.app}${signInStepPath('link')}#${mailedTokenOf('sign-in', link.secret, secret)}`
    return {
      to: link.email,
      ...(await writeMail(signInLinkMail, { linkUrl, appHost: new URL(origins.app).host })),
    }
  }
}
