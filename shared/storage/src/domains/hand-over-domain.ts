import type { WebsiteDomains } from '../rows/website-domains.ts'
import type { DomainsHistory } from '../rows/website-domains-history.ts'

/** Makes the domain of a website that of its new owner, in the place of what they have claimed of the same name. */
export type HandOverDomain = (websiteId: string, userId: string) => Promise<void>

/**
 * Opens the handing over. What the new owner has proved goes before what the former owner has only claimed. Of what is
 * deleted it is noted first: whoever is interrupted is asked once more.
 */
export const createHandOverDomain =
  ({
    domains,
    history,
  }: {
    readonly domains: Pick<WebsiteDomains, 'ofWebsite' | 'ofAccount' | 'dropOf' | 'giveTo'>
    readonly history: Pick<DomainsHistory, 'note'>
  }): HandOverDomain =>
  async (websiteId, userId) => {
    const row = await domains.ofWebsite(websiteId)
    if (row === undefined || row.userId === userId) return
    const theirs = await domains.ofAccount(userId, row.domainName)
    const lesser = theirs?.held === undefined ? theirs : row
    if (lesser !== undefined) {
      await history.note('Deleted', lesser)
      await domains.dropOf(lesser)
    }
    const given = lesser === row ? undefined : await domains.giveTo(row, userId)
    if (given !== undefined) await history.note('Updated', given)
  }
