import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { isPhone } from '@shingle/shared/link/phone.ts'
import type { PageDocument } from './page-dom.ts'
import { plainLine } from './plain-line.ts'
import type { Told } from './told.ts'

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // A percent sign that begins nothing.
    return text
  }
}

/** The number as the page writes it, where it writes one; else as its link has it. */
const phoneOf = (href: string, words: string): string => {
  const digits = (text: string) => text.replace(/\D/gu, '')
  const linked = decoded(href.replace(/^tel:/iu, '').split(/[;?]/u)[0] ?? '').trim()
  return isPhone(words) && digits(words).slice(-6) === digits(linked).slice(-6) ? words : linked
}

/** The phones and addresses that a page can be dialled and written to at. */
export const contactLinks = (document: PageDocument, source: string): readonly Told[] => {
  const links = [...document.querySelectorAll('a[href]')].map((link) => ({
    href: link.getAttribute('href')?.trim() ?? '',
    words: plainLine(link.textContent),
  }))
  const phones = links
    .filter(({ href }) => /^tel:/iu.test(href))
    .map(({ href, words }) => phoneOf(href, words))
  const emails = links
    .filter(({ href }) => /^mailto:/iu.test(href))
    .map(({ href }) => normaliseEmail(decoded(href.slice('mailto:'.length).split('?')[0] ?? '')))
  return [
    ...phones.filter(isPhone).map((value) => ({ kind: 'phone', value, source }) as const),
    ...emails.filter(isEmail).map((value) => ({ kind: 'email', value, source }) as const),
  ]
}
