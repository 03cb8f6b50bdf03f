import type { WebsiteEntry, WebsitesAnswer } from '@shingle/shared/website/endpoints.ts'

export type Websites = WebsitesAnswer

/** Every website of a list, the account's own first. */
export const everyWebsite = ({ owned, shared }: Websites): readonly WebsiteEntry[] => [...owned, ...shared]

export const withoutWebsite = (websites: Websites, draftId: string): Websites => ({
  ...websites,
  owned: websites.owned.filter((website) => website.draftId !== draftId),
  shared: websites.shared.filter((website) => website.draftId !== draftId),
})

export const withPublished = (
  { owned, shared, limit }: Websites,
  draftId: string,
  published: WebsiteEntry['published'],
): Websites => {
  const publish = (entry: WebsiteEntry): WebsiteEntry => {
    if (entry.draftId !== draftId) return entry
    const keptAddress = published ? undefined : (entry.published?.url ?? entry.keptAddress)
    return { ...entry, published, publishedHandle: published?.handle ?? null, keptAddress }
  }
  return { owned: owned.map(publish), shared: shared.map(publish), limit }
}
