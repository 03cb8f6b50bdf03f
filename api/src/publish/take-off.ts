import type { Drafts } from '../website/drafts.ts'
import type { SiteAddresses } from './site-addresses.ts'

/** Takes a website off the web: as its owner, who may publish it again, or as the operator, with the addresses kept. */
export type TakeOff = (websiteId: string, by: 'owner' | 'operator') => Promise<void>

/**
 * Opens the taking off. It counts by one version: what was claimed before it ends, at its address and in the list, and
 * what is claimed later stays in both.
 */
export const createTakeOff =
  (services: {
    readonly drafts: Pick<Drafts, 'recordUnpublished'>
    readonly addresses: Pick<SiteAddresses, 'nextVersion' | 'releaseAll' | 'takeDown'>
  }): TakeOff =>
  async (websiteId, by) => {
    const { drafts, addresses } = services
    const release = by === 'owner' ? addresses.releaseAll : addresses.takeDown
    const version = await addresses.nextVersion()
    await release(websiteId, version)
    await drafts.recordUnpublished(websiteId, version)
    // What an older publish has claimed meanwhile; one that claims from now on hears of this when it leaves its mark.
    await release(websiteId, version)
  }
