import { designerPath } from '@shingle/shared/paths/app-paths.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { publishedUrl } from './published-url.ts'

/** Both people of a handing over, while it stands. */
const openHandingOver = (sources: LetterSources) => {
  const { db, origins, clock } = sources
  const drafts = openDraftWebsites(db, clock)
  const users = openUsers(db, clock)
  return async ({ websiteId, fromId }: { readonly websiteId: string; readonly fromId: string }) => {
    const draft = await drafts.find(websiteId)
    if (draft === undefined || draft.userId === fromId) return undefined
    const [owner, former] = await Promise.all([users.find(draft.userId), users.find(fromId)])
    if (owner === undefined || former === undefined) return undefined
    const designerUrl = `${origins.app}${designerPath(websiteId)}`
    return {
      ...{ owner, former, ownerName: owner.name ?? owner.email, formerName: former.name ?? former.email },
      businessName: websiteName(draft.websiteSettings.businessName),
      supportUrl: `${origins.app}${pagePaths.support}`,
      designerUrl,
      websiteUrl: (await publishedUrl(sources, draft)) ?? designerUrl,
    }
  }
}

/** Tells the new owner of a website. */
export const websiteReceived = (sources: LetterSources): LetterWriter<'website-received'> => {
  const handingOver = openHandingOver(sources)
  return async (data) => {
    const found = await handingOver(data)
    if (found === undefined) return undefined
    const { websiteReceivedMail } = await import('@shingle/mail/website-received.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    return { to: found.owner.email, ...(await writeMail(websiteReceivedMail, found)) }
  }
}

/** Tells the former owner of a website. */
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
