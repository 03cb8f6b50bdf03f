import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'

const at = '2026-11-01T10:00:00.000Z'
const sitesOrigin = 'http://sites.localhost:3000'

/** A website of one's own that is published nowhere. */
export const aWebsite = (given: Partial<WebsiteEntry> = {}): WebsiteEntry => ({
  draftId: 'd'.repeat(24),
  publishedHandle: null,
  businessName: 'Harrow',
  favicon: null,
  createdAt: at,
  modifiedAt: at,
  lastDesignedAt: null,
  role: 'Owner',
  published: null,
  sitesOrigin,
  ...given,
})

/** One that is published as `harrow`, at its handle or at a domain. */
export const aPublishedWebsite = (url = `${sitesOrigin}/harrow`): WebsiteEntry =>
  aWebsite({
    publishedHandle: 'harrow',
    published: { handle: 'harrow', url, publishedAt: at, seq: 1, fingerprint: 'f' },
  })
