import type { MailDefinition, WrittenMail } from './define-mail.ts'
import { letterHtml } from './kit.tsx'
import { plainText } from './plain-text.ts'

/** Writes a mail as HTML and as its plain-text twin. Throws when `given` is not what the mail is written from. */
export const writeMail = async <Props,>(
  { props, letter: write }: MailDefinition<Props>,
  given: Props,
): Promise<WrittenMail> => {
  const letter = write(props.parse(given))
  const { subject, fromName, replyTo, unsubscribeUrl } = letter
  return {
    ...{ subject, html: await letterHtml(letter), text: plainText(letter) },
    ...(fromName !== undefined && { fromName }),
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  }
}
