import type { PublishedSite, Websites } from '@shingle/storage/rows/websites.ts'

/** Published websites by id, as they were read a moment ago; whatever many ask for at once is read once. */
export interface RecentSites extends Pick<Websites, 'site'> {
  /** Forgets all of them, because one has changed. */
  readonly forget: () => void
}

/** The longest that a change of which nobody told is not seen. */
const keptMs = 1_000
const most = 200

interface Kept {
  readonly site: Promise<PublishedSite | undefined>
  readonly until: number
}

export const createRecentSites = (
  published: Pick<Websites, 'site'>,
  now: () => number = () => performance.now(),
): RecentSites => {
  const kept = new Map<string, Kept>()
  return {
    site: (websiteId) => {
      const known = kept.get(websiteId)
      if (known !== undefined && now() < known.until) return known.site
      const site = published.site(websiteId)
      kept.delete(websiteId)
      kept.set(websiteId, { site, until: now() + keptMs })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      // What could not be read is asked for again.
      site.catch(() => kept.delete(websiteId))
      return site
    },
    forget: () => kept.clear(),
  }
}
