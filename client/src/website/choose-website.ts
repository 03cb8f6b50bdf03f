import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'

const namedAmong = (entries: readonly WebsiteEntry[], named: string): WebsiteEntry | undefined =>
  entries.find(({ draftId }) => draftId === named) ??
  entries.find(({ publishedHandle }) => publishedHandle === named.toLowerCase())

/**
 * The website that the address names, by draft id or by handle, own websites before shared ones: what somebody else calls
 * theirs never stands before one's own. Without a name it is the first one: own websites come first in `entries`.
 */
export const chooseWebsite = (
  entries: readonly WebsiteEntry[],
  named: string | null,
): WebsiteEntry | undefined => {
  if (!named) return entries[0]
  const own = entries.filter(({ role }) => role === 'Owner')
  return namedAmong(own, named) ?? namedAmong(entries, named)
}
