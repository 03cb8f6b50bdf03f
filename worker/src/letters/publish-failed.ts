import { appPaths, designerPath } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { createRoleIn } from '@shingle/storage/membership/role-in.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells whoever planned to publish a website that it did not go out, unless they have dropped the plan since. */
export const publishFailed = ({ db, origins, clock }: LetterSources): LetterWriter<'publish-failed'> => {
  const [drafts, users, roleIn] = [
    openDraftWebsites(db, clock),
    openUsers(db, clock),
    createRoleIn(db, clock),
  ]
  return async ({ websiteId, planId }) => {
    const draft = await drafts.find(websiteId)
    const plan = draft?.publishPlan
    if (draft === undefined || plan?.id !== planId || plan.failed === undefined) return undefined
    const [to, role] = await Promise.all([users.addressOf(plan.userId), roleIn(websiteId, plan.userId)])
    if (to === undefined) return undefined
    const { publishFailedMail } = await import('@shingle/mail/publish-failed.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    // Who is nothing to it any more finds their own websites.
    const path = role === undefined ? appPaths.websites : designerPath(websiteId)
    const businessName = websiteName(draft.websiteSettings.businessName)
    const props = { businessName, why: plan.failed, designerUrl: `${origins.app}${path}` }
    return { to, ...(await writeMail(publishFailedMail, props)) }
  }
}
