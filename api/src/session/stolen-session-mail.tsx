import { productName } from '@shingle/shared/product/product.ts'
import { Mail, MailHeading, MailText, type RenderedMail, renderMail } from '../mail/kit.tsx'

export const stolenSessionSubject = `You were signed out of ${productName}`

/** Tells a person that one of their sessions was ended because a used token came back. */
export const stolenSessionMail = (): Promise<RenderedMail> =>
  renderMail(
    <Mail
      preview="We ended one of your sessions to keep your account safe."
      footer="Nothing on your websites was changed by this."
    >
      <MailHeading>We signed you out</MailHeading>
      <MailText>
        A sign-in of yours was used from two places in a way that a single browser does not. To be safe we
        ended that session. Sign in again with a new code, and everything is where you left it.
      </MailText>
      <MailText>
        If somebody else can read your mail, change your mail password: who reads your codes gets in.
      </MailText>
    </Mail>,
  )
