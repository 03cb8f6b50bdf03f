import { normaliseEmail } from '@shingle/shared/email/email.ts'
import { websiteLeadsPath } from '@shingle/shared/paths/website-paths.ts'
import { createOrderDigest } from '@shingle/storage/mail/order-digest.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openLeadSettings } from '@shingle/storage/rows/lead-settings.ts'
import { openMessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/**
 * Tells of an address that has confirmed: the newsletter's contact email where that has agreed, else the owner, at once or
 * with all of the day. Of one that has left meanwhile nobody hears.
 */
export const newSubscriber = (sources: LetterSources): LetterWriter<'new-subscriber'> => {
  const { db, clock, origins } = sources
  const [signUps, websites] = [openNewsletterSubscriptions(db, clock), openWebsites(db)]
  const [drafts, users] = [openDraftWebsites(db, clock), openUsers(db, clock)]
  const [recipients, settings] = [openMessageRecipients(db, clock), openLeadSettings(db)]
  const orderDigest = createOrderDigest(sources)
  const agreed = async (websiteId: string, contactEmail: string): Promise<string | undefined> => {
    if (contactEmail === '') return undefined
    const asked = await recipients.find(websiteId, normaliseEmail(contactEmail))
    return asked?.confirmedAt ? asked.email : undefined
  }
  return async ({ subscriptionId }) => {
    const row = await signUps.find(subscriptionId)
    if (row?.confirmedAt == null || row.leftAt) return undefined
    const [site, ownerId] = await Promise.all([websites.site(row.websiteId), drafts.ownerOf(row.websiteId)])
    const newsletter = site?.content.sections.find((section) => section.type === 'Newsletter')
    if (site === undefined || ownerId === undefined) return undefined
    const contact = await agreed(row.websiteId, newsletter?.contactEmail ?? '')
    if (contact === undefined && (await settings.isDaily(row.websiteId))) {
      await orderDigest(row.websiteId, row.confirmedAt)
      return undefined
    }
    const to = contact ?? (await users.addressOf(ownerId))
    if (to === undefined) return undefined
    const { newSubscriberMail } = await import('@shingle/mail/new-subscriber.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const props = {
      ...{ businessName: site.content.business.name, email: row.email },
      leadsUrl: `${origins.app}${websiteLeadsPath(row.websiteId)}?show=newsletter`,
    }
    return { to, ...(await writeMail(newSubscriberMail, props)) }
  }
}
