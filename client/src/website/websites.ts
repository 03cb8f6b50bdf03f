import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { newestFirst } from '@shingle/shared/website/newest-first.ts'
import { appLocale } from '../ui/app-locale.ts'

export type PublishState = 'published' | 'differs' | 'not-published'

/** Specification 3 and 4: what the list says of a website. */
export const publishStateWords: Readonly<Record<PublishState, string>> = {
  published: 'Published',
  differs: 'Draft differs from published',
  'not-published': 'Draft - Not Published',
}

export const publishState = ({ published, fingerprint }: WebsiteEntry): PublishState => {
  if (!published) return 'not-published'
  return fingerprint === undefined || fingerprint === published.fingerprint ? 'published' : 'differs'
}

export const sortedWebsites = (websites: readonly WebsiteEntry[]): WebsiteEntry[] =>
  [...websites].sort(newestFirst)

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** When somebody worked on it, the way one says it: '20 minutes ago', 'yesterday', '3 May'. */
export const editedWords = (date: string, now: number, locale = appLocale): string => {
  const ago = now - Date.parse(date)
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  if (ago < minuteMs) return 'just now'
  if (ago < hourMs) return relative.format(-Math.floor(ago / minuteMs), 'minute')
  if (ago < dayMs) return relative.format(-Math.floor(ago / hourMs), 'hour')
  if (ago < 7 * dayMs) return relative.format(-Math.floor(ago / dayMs), 'day')
  const sameYear = new Date(date).getFullYear() === new Date(now).getFullYear()
  const year = sameYear ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...year }).format(new Date(date))
}

/** An address as people say it: without scheme, without a slash at its end. */
export const spokenAddress = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** Where a website stands, or that it stands nowhere yet; an address that it gave up is said as long as its owner has it. */
export const addressWords = ({ published, keptAddress }: Pick<WebsiteEntry, 'published' | 'keptAddress'>) => {
  if (published) return spokenAddress(published.url)
  return keptAddress === undefined ? 'No address yet' : `${spokenAddress(keptAddress)} is kept for you`
}

/** The domain at which a published website stands, as people say it; null where it stands at its own address alone. */
export const domainOf = ({
  published,
  sitesOrigin,
}: Pick<WebsiteEntry, 'published' | 'sitesOrigin'>): string | null =>
  published === null || published.url.startsWith(`${sitesOrigin}/`) ? null : spokenAddress(published.url)
