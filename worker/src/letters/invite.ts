import { inviteState, openUntil } from '@shingle/shared/invite/invite-state.ts'
import { mailedInvitePath } from '@shingle/shared/invite/mailed-invite-path.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { publishedUrl } from './published-url.ts'

/** Brings an invite to its address, as long as it can be accepted. */
export const invite = (sources: LetterSources): LetterWriter<'invite'> => {
  const { db, origins, clock } = sources
  const invites = openWebsiteInvites(db, clock)
  const drafts = openDraftWebsites(db, clock)
  const users = openUsers(db, clock)
  return async ({ inviteId }) => {
    const found = await invites.find(inviteId)
    const draft = found && (await drafts.find(found.websiteId))
    const owner = draft && (await users.find(draft.userId))
    if (found === undefined || draft === undefined || owner === undefined) return undefined
    if (inviteState(found, clock()) !== 'Pending') return undefined
    const { inviteMail } = await import('@shingle/mail/invite.ts')
    const { writeMail } = await import('@shingle/mail/write-mail.tsx')
    const props = {
      ownerName: owner.name ?? owner.email,
      ownerEmail: owner.email,
      businessName: websiteName(draft.websiteSettings.businessName),
      address: (await publishedUrl(sources, draft))?.replace(/^https?:\/\//, '') ?? null,
      email: found.invitedUserEmail,
      openUntil: openUntil(found),
      acceptUrl: `${origins.app}${mailedInvitePath(found._id, found.invitedUserEmail)}`,
    }
    return { to: found.invitedUserEmail, ...(await writeMail(inviteMail, props)) }
  }
}
