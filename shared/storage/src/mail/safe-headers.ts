import { MailRefused } from './mail-sender.ts'

// What mail servers take (RFC 5321); the product's own limit was held where the address came in.
const maximumAddressLength = 254
// One address and nothing a mail header could read as a second one, a name or a comment.
const bareAddress = /^[^\s,;:<>()[\]\\"@\p{Cc}]+@[^\s,;:<>()[\]\\"@\p{Cc}]+$/u

const isBareMailAddress = (text: string): boolean =>
  text.length <= maximumAddressLength && bareAddress.test(text)

/** Returns the address; throws when the text is anything but one bare address. */
export const bareMailAddress = (text: string): string => {
  if (!isBareMailAddress(text)) throw new MailRefused('Not a single mail address.')
  return text
}

/** Where a reply may go; nothing when that is anything but one bare address: a mail is worth more than its reply. */
export const replyAddress = (text: string | undefined): string | undefined =>
  text !== undefined && isBareMailAddress(text) ? text : undefined

/** One line for a mail header: control characters and line breaks become spaces. */
export const headerLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
