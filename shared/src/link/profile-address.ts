import type { SocialNetwork } from './link-value.ts'
import { isPhone, phoneHref } from './phone.ts'

/** Where a network has the page of somebody by their name there; those are missing whose pages have no such names. */
const pages: Readonly<Partial<Record<SocialNetwork, string>>> = {
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
  YouTube: 'https://www.youtube.com/@',
  X: 'https://x.com/',
  TikTok: 'https://www.tiktok.com/@',
  Threads: 'https://www.threads.com/@',
  LinkedIn: 'https://www.linkedin.com/company/',
  Pinterest: 'https://www.pinterest.com/',
  Github: 'https://github.com/',
  Bluesky: 'https://bsky.app/profile/',
  FacebookMessenger: 'https://m.me/',
  Telegram: 'https://t.me/',
}

const named = /^@([\p{L}\p{N}._-]{1,60})$/u
const bareName = /^[\p{L}\p{N}_-]{1,60}$/u
const federated = /^@?([\w.-]{1,60})@((?:[\w-]{1,63}\.){1,4}[a-z]{2,24})$/i

/**
 * The address of a profile for what people write of it: `@name`, or a name alone, a telephone number for WhatsApp,
 * `@name@server` for Mastodon. What may be an address is left as it is.
 */
export const profileAddress = (network: SocialNetwork, typed: string): string => {
  const text = typed.trim()
  if (network === 'WhatsApp')
    return isPhone(text) ? `https://wa.me/${phoneHref(text).replace(/\D/g, '')}` : text
  if (network === 'Mastodon') {
    const [, name, server] = federated.exec(text) ?? []
    return name === undefined ? text : `https://${server?.toLowerCase()}/@${name}`
  }
  const page = pages[network]
  const name = named.exec(text)?.[1] ?? bareName.exec(text)?.[0]
  return page === undefined || name === undefined ? text : `${page}${name}`
}
