/** The collections of the product's database, by the specification's names and ours. */
export const collectionNames = [
  'DraftWebsites',
  'Websites',
  'WebsiteInvites',
  'WebsiteDomains',
  'WebsiteDomainsHistory',
  'AIPrompts',
  'CustomerContactForms',
  'NewsletterSubscriptions',
  'OtpSessions',
  'Sitemaps',
  'Users',
  'WebsiteImages',
  'DraftSync',
  'DraftSnapshots',
  'DraftVersions',
  'Sessions',
  'Outbox',
  'Jobs',
  'Counters',
  'RateLimits',
  'Counters',
  'RateLimits',
] as const

/** The name of a collection. */
export type CollectionName = (typeof collectionNames)[number]
