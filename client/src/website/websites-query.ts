import { type WebsiteEntry, websitesAnswerSchema } from '@shingle/shared/website/endpoints.ts'
import { accountQuery } from '../server/account-query.ts'
import { readWebsites } from './website-calls.ts'
import { everyWebsite, type Websites, withoutWebsite, withPublished } from './website-list.ts'

const websites = accountQuery<Websites>({
  key: 'websites',
  schema: websitesAnswerSchema,
  ask: readWebsites,
  onAnswer: (accountId, answer) => void dropUnlisted(accountId, answer).catch(console.error),
})

/** What this device keeps of a website that is no longer the account's to open goes. */
const dropUnlisted = async (accountId: string, answer: Websites): Promise<void> => {
  const { dropUnlisted } = await import('../replica/device-drafts.ts')
  await dropUnlisted(accountId, new Set(everyWebsite(answer).map(({ draftId }) => draftId)))
}

/** The account's websites and those shared with it. */
export const useWebsites = websites.use

/** Asks for the list once more. */
export const refreshWebsites = (): void => websites.change((known) => known)

/** Takes a deleted website out of the list at once, also of the one kept for offline. */
export const forgetWebsite = (draftId: string): void =>
  websites.change((known) => withoutWebsite(known, draftId))

/** Remembers what publishing changed, so that everybody who asks is told the truth, offline too. */
export const notePublished = (draftId: string, published: WebsiteEntry['published']): void =>
  websites.change((known) => withPublished(known, draftId, published))
