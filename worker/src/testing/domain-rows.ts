import { keptSecret } from './kept-secret.ts'

const at = new Date('2026-05-12T10:00:00Z')

/** What is kept of somebody's domain. */
export const domainRows = (userId: string, who: string) => ({
  WebsiteDomains: {
    ...{ _id: `${keptSecret}-${who}`, domainName: `${who}.example`, userId, websiteId: null },
    ...{ websiteName: null, state: 'Connected', failureReason: null, proof: keptSecret },
    ...{ createdAt: at, modifiedAt: at, verifiedAt: at, connectedAt: at },
  },
  WebsiteDomainsHistory: {
    ...{ _id: `${keptSecret}-${who}`, domainName: `${who}.example`, userId, websiteName: null },
    ...{ type: 'Updated', state: 'Connected', failureReason: null, createdAt: at },
  },
  Certificates: {
    ...{ _id: `${who}.example`, userId, websiteId: 'x', chain: keptSecret, key: keptSecret },
    expiresAt: new Date(Date.now() + 1e9),
  },
})
