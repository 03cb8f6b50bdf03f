import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import type { LastOpen } from './last-open.ts'

/**
 * Specification 4: the website that opens where none of an account is called as the address says. It is the first one,
 * unless there is none, or the one that is gone was open here: nobody goes on writing in another.
 */
export const websiteInstead = (
  entries: readonly WebsiteEntry[],
  named: string,
  last: Pick<LastOpen, 'draftId' | 'handle'> | null,
): WebsiteEntry | undefined => {
  const wasHere = last?.draftId === named || last?.handle === named.toLowerCase()
  return wasHere ? undefined : entries[0]
}
