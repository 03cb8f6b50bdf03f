import type { Db, IndexDescription } from 'mongodb'
import type { CollectionName } from './collections.ts'

const doneJobLifetimeSeconds = 7 * 24 * 60 * 60

// A field that may be absent or null is unique only among the rows that have it.
const whereText = (field: string) => ({ [field]: { $type: 'string' } })

const indexes: Partial<Record<CollectionName, IndexDescription[]>> = {
  DraftWebsites: [
    { key: { userId: 1 } },
    { key: { 'websiteSettings.id': 1 } },
    { key: { 'madeFor.neighbourhood': 1, createdAt: -1 } },
    { key: { handle: 1 }, unique: true, partialFilterExpression: whereText('handle') },
  ],
  Websites: [
    { key: { version: 1 } },
    { key: { websiteId: 1, state: 1 } },
    { key: { sitemapBucket: 1 } },
    // Only an address that was given up has a date here: when it is free for everybody again.
    { key: { reservedUntil: 1 }, expireAfterSeconds: 0 },
  ],
  WebsiteInvites: [
    { key: { websiteId: 1, invitedUserEmail: 1 }, unique: true },
    { key: { invitedUserEmail: 1, accepted: 1 } },
    { key: { invitedUserId: 1, accepted: 1 } },
  ],
  WebsiteDomains: [{ key: { userId: 1 } }, { key: { websiteName: 1 } }],
  WebsiteDomainsHistory: [{ key: { domainName: 1, createdAt: -1 } }, { key: { userId: 1 } }],
  AIPrompts: [{ key: { userId: 1, createdAt: -1 } }],
  CustomerContactForms: [{ key: { websiteId: 1, createdAt: -1 } }],
  NewsletterSubscriptions: [{ key: { websiteId: 1, email: 1 }, unique: true }, { key: { token: 1 } }],
  OtpSessions: [{ key: { email: 1, createdAt: -1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  Users: [{ key: { email: 1 }, unique: true }],
  WebsiteImages: [{ key: { websiteId: 1 } }, { key: { userId: 1 } }],
  DraftVersions: [{ key: { draftId: 1, createdAt: -1 } }],
  Sessions: [{ key: { userId: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  Outbox: [{ key: { createdAt: 1 } }],
  Jobs: [
    { key: { key: 1 }, unique: true, partialFilterExpression: whereText('key') },
    { key: { state: 1, runAt: 1 } },
    { key: { doneAt: 1 }, expireAfterSeconds: doneJobLifetimeSeconds },
  ],
}

/** Creates the indexes the rooms' queries and guarantees rest on; does nothing where they exist. */
export const ensureIndexes = async (db: Db): Promise<void> => {
  for (const [name, descriptions] of Object.entries(indexes))
    await db.collection(name).createIndexes(descriptions)
}
