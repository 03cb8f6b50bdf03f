import { shownDomain } from '@shingle/shared/domain/domain-name.ts'
import type { mailOrders } from '@shingle/shared/mail/mail-orders.ts'
import { designerPath } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteDomains } from '@shingle/storage/rows/website-domains.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type * as z from 'zod/mini'
import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { publishedUrl } from './published-url.ts'

/** What both mails of a handing over are ordered by. */
type HandingOver = z.output<(typeof mailOrders)['website-received']>

/** Who handed a website over, and who owns it now: whoever got it, or whoever they handed it on to. */
const openHandingOver = (sources: LetterSources) => {
  const { db, origins, clock } = sources
  const drafts = openDraftWebsites(db, clock)
  const users = openUsers(db, clock)
  const invites = openWebsiteInvites(db, clock)
  const domains = openWebsiteDomains(db, clock)
  return async ({ websiteId, fromId }: HandingOver) => {
    const draft = await drafts.find(websiteId)
    if (draft === undefined || draft.userId === fromId) return undefined
    const [owner, former] = await Promise.all([users.find(draft.userId), users.find(fromId)])
    if (owner === undefined || former === undefined) return undefined
    const isFormerEditor = (await invites.acceptedFor(websiteId, fromId)) !== undefined
    const domain = await domains.ofWebsite(websiteId)
    const designerUrl = `${origins.app}${designerPath(websiteId)}`
    return {
      ...{
        owner,
        former,
        isFormerEditor,
        ownerName: owner.name ?? owner.email,
        formerName: former.name ?? former.email,
      },
      domain: domain === undefined ? null : shownDomain(domain.domainName),
      businessName: websiteName(draft.websiteSettings.businessName),
      supportUrl: `${origins.app}${pagePaths.support}`,
      designerUrl,
      websiteUrl: (await publishedUrl(sources, draft)) ?? designerUrl,
    }
  }
}

/** Tells the new owner of a website, while they are. */
export const websiteReceived = (sources: LetterSources): LetterWriter<'website-received'> => {
  const handingOver = openHandingOver(sources)
  return async (data) => {
    const found = await handingOver(data)
    if (found?.owner.id !== data.toId) return undefined
    const { websiteReceivedMail } = await import('@shingle/mail/website-received.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return { to: found.owner.email, ...(await writeMail(websiteReceivedMail, found)) }
  }
}

/** Tells the former owner of a website whose it is, unless it is theirs again. */
export const websiteHandedOver = (sources: LetterSources): LetterWriter<'website-handed-over'> => {
  const handingOver = openHandingOver(sources)
  return async (data) => {
    const found = await handingOver(data)
    if (found === undefined) return undefined
    const { websiteHandedOverMail } = await import('@shingle/mail/website-handed-over.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return { to: found.former.email, ...(await writeMail(websiteHandedOverMail, found)) }
  }
}
