import { embedPreviewUrl } from '@shingle/shared/origins/embed-origin.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { listedName } from '@shingle/shared/website/copy-name.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import type { Role } from '@shingle/shared/website/roles.ts'
import type { SiteUrlOf } from '@shingle/storage/domains/site-urls.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'

const publishedOf = (draft: DraftRow, urlOf: SiteUrlOf): WebsiteEntry['published'] => {
  const { handle, published, lastPublishedAt } = draft
  if (handle === null || published === null || lastPublishedAt === null) return null
  return {
    handle,
    url: urlOf({ websiteId: draft._id, handle }),
    publishedAt: lastPublishedAt.toISOString(),
    seq: published.seq,
    fingerprint: published.fingerprint,
    ...(published.listedFrom && { listedFrom: published.listedFrom.toISOString() }),
  }
}

const planOf = ({ publishPlan }: DraftRow): Pick<WebsiteEntry, 'publishPlan'> => {
  if (publishPlan === undefined) return {}
  const { at, handle, failed } = publishPlan
  return { publishPlan: { at: at.toISOString(), handle, ...(failed !== undefined && { failed }) } }
}

/** A website's row, what the caller is to it, and what else its entry is made of. */
interface Listed {
  readonly draft: DraftRow
  readonly role: Role
  readonly urlOf: SiteUrlOf
  /** The name of somebody else who is editing it now. */
  readonly editing: string | undefined
  /** What its owner is called, where that is somebody else. */
  readonly ownerName: string | undefined
  /** Where it stood last, as long as the address is kept for its owner. */
  readonly keptAddress: string | undefined
  /** Its domain, where that does not show it. */
  readonly failingDomain: string | undefined
  /** How many leads its owner has not read. */
  readonly unread: number | undefined
}

/** A draft as the lists of websites show it: the allow-list of what leaves the server. */
export const websiteEntry = ({ draft, role, urlOf, ...known }: Listed, origins: Origins): WebsiteEntry => ({
  draftId: draft._id,
  publishedHandle: draft.handle,
  businessName: listedName(draft.websiteSettings),
  createdAt: draft.createdAt.toISOString(),
  modifiedAt: draft.modifiedAt.toISOString(),
  lastDesignedAt: draft.lastDesignedAt?.toISOString() ?? null,
  favicon: draft.websiteSettings.favIcon,
  role,
  published: publishedOf(draft, urlOf),
  ...planOf(draft),
  ...known,
  sitesOrigin: origins.sites,
  embedPreviewUrl: embedPreviewUrl(origins.usercontent, draft._id),
  appearance: draft.websiteSettings.appearance,
  fingerprint: draft.websiteSettings.fingerprint,
})
