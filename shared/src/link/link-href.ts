import { isEmail } from '../email/email.ts'
import type { LinkValue } from './link-value.ts'
import { isPhone, phoneHref } from './phone.ts'
import { isWebAddress } from './web-address.ts'

/**
 * What a link's `href` may be: http, https, mailto, tel, or `#anchor` of a section; null where it leads nowhere or
 * is not safe. Checked again wherever a link is shown, whatever was checked when it was written.
 */
export const linkHref = (
  link: LinkValue,
  anchorOf: (sectionId: string) => string | undefined,
): string | null => {
  switch (link.type) {
    case 'None':
      return null
    case 'Email':
      return isEmail(link.target) ? `mailto:${link.target}` : null
    case 'Phone':
      return isPhone(link.target) ? phoneHref(link.target) : null
    case 'Section': {
      const anchor = anchorOf(link.target)
      return anchor === undefined ? null : `#${anchor}`
    }
    case 'Web':
    case 'Social':
      return isWebAddress(link.target) ? link.target : null
  }
}

/** An address inside formatted text that may be followed: a web address, mailto or tel; null otherwise. */
export const safeHref = (href: string): string | null => {
  if (isWebAddress(href)) return href
  if (href.startsWith('mailto:')) return isEmail(href.slice(7)) ? href : null
  if (href.startsWith('tel:')) return isPhone(href.slice(4)) ? href : null
  return null
}
