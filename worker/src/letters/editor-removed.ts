import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { createRoleIn } from '@shingle/storage/membership/role-in.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'

/** Tells somebody that they are no editor any more, unless they are one again by now. */
export const editorRemoved = ({ db, origins, clock }: LetterSources): LetterWriter<'editor-removed'> => {
  const drafts = openDraftWebsites(db, clock)
  const users = openUsers(db, clock)
  const roleIn = createRoleIn(db, clock)
  return async ({ websiteId, userId }) => {
    const [draft, to, role] = await Promise.all([
      drafts.find(websiteId),
      users.addressOf(userId),
      roleIn(websiteId, userId),
    ])
    if (draft === undefined || to === undefined || role !== undefined) return undefined
    const { editorRemovedMail } = await import('@shingle/mail/editor-removed.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const businessName = websiteName(draft.websiteSettings.businessName)
    const props = { businessName, websitesUrl: `${origins.app}${appPaths.websites}` }
    return { to, ...(await writeMail(editorRemovedMail, props)) }
  }
}
