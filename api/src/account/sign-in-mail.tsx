import { codeLifetimeMs } from '@shingle/shared/account/code.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { Mail, MailHeading, MailSign, MailText, type RenderedMail, renderMail } from '../mail/kit.tsx'

const minutes = codeLifetimeMs / 60_000

/** The subject begins with the code, so that a notification alone is enough. */
export const signInSubject = (code: string): string => `${code} is your ${productName} sign-in code`

/** The mail that carries a sign-in code. */
export const signInMail = (code: string): Promise<RenderedMail> =>
  renderMail(
    <Mail
      preview={`Your sign-in code is ${code}. It works for ${minutes} minutes.`}
      footer={`You get this mail because somebody typed your address to sign in to ${productName}. If that was not you, do nothing: without the code nobody gets in.`}
    >
      <MailHeading>Come on in</MailHeading>
      <MailText>Type this code where you were signing in, or paste it whole.</MailText>
      <MailSign>{code}</MailSign>
      <MailText>
        It works once, for {minutes} minutes, in the browser that asked for it. Never tell it to anybody: we
        never ask for it by phone or chat.
      </MailText>
    </Mail>,
  )
