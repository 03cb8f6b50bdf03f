import { deviceWords } from '@shingle/shared/profile/device-words.ts'
import { signInCodeOf } from '@shingle/storage/codes/sign-in-code.ts'
import { openOtpSessions } from '@shingle/storage/rows/otp-sessions.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** A code that has expired, was used or was replaced by a newer one goes to nobody. */
export const signInCode = ({ db, origins, secret, clock }: LetterSources): LetterWriter<'sign-in-code'> => {
  const sessions = openOtpSessions(db, clock)
  return async ({ sessionId }) => {
    const session = await sessions.openOne(sessionId)
    if (session === undefined) return undefined
    const { signInCodeMail } = await import('@shingle/mail/sign-in-code.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const code = await signInCodeOf(session.secret, secret)
    return {
      to: session.email,
      ...(await writeMail(signInCodeMail, {
        code,
        appHost: new URL(origins.app).host,
        asked: { device: session.device && deviceWords(session.device), at: session.createdAt },
      })),
    }
  }
}
