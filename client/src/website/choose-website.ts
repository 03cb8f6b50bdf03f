import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'

/**
 * The website that the address names, by draft id or by handle. Without a name it is the first one: own websites
 * come before shared ones in `entries`.
 */
export const chooseWebsite = (
  entries: readonly WebsiteEntry[],
  named: string | null,
): WebsiteEntry | undefined => {
  if (!named) return entries[0]
  return (
    entries.find(({ draftId }) => draftId === named) ??
    entries.find(({ publishedHandle }) => publishedHandle === named.toLowerCase())
  )
}
