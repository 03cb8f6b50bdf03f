import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { leaveListPage, showSubscriptionPage } from '@shingle/shared/submission/endpoints.ts'
import { mailedTokenOf } from '@shingle/storage/codes/mailed-token.ts'
import { createSiteUrls } from '@shingle/storage/domains/site-urls.ts'
import { openNewsletterSubscriptions } from '@shingle/storage/rows/newsletter-subscriptions.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Asks an address to confirm, as long as it waits for that and the website is there to be read. */
export const newsletterConfirmation = (sources: LetterSources): LetterWriter<'newsletter-confirmation'> => {
  const { db, origins, secret, clock } = sources
  const siteUrls = createSiteUrls(sources)
  const subscriptions = openNewsletterSubscriptions(db, clock)
  const websites = openWebsites(db)
  return async ({ subscriptionId }) => {
    const subscription = await subscriptions.waiting(subscriptionId)
    const site = subscription && (await websites.site(subscription.websiteId))
    if (subscription?.secret === undefined || site === undefined) return undefined
    const { newsletterConfirmationMail } = await import('@shingle/mail/newsletter-confirmation.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const token = mailedTokenOf('newsletter', subscription.secret, secret)
    const props = {
      businessName: site.content.business.name,
      siteUrl: await siteUrls.of({ websiteId: site.websiteId, handle: site._id }),
      confirmUrl: `${origins.sites}${addressOf(showSubscriptionPage, { params: { token } })}`,
      leaveUrl: `${origins.sites}${addressOf(leaveListPage, { params: { token } })}`,
      language: site.content.settings.language,
    }
    return { to: subscription.email, ...(await writeMail(newsletterConfirmationMail, props)) }
  }
}
