import { openDraftWebsites } from '@shingle/storage/rows/draft-websites.ts'
import type { MessageRecipients } from '@shingle/storage/rows/message-recipients.ts'
import type { WebsiteInvites } from '@shingle/storage/rows/website-invites.ts'
import type { Db } from 'mongodb'
import { createRemoveEditor, type RemoveServices } from '../invite/remove-editor.ts'

/** What the ending stands on. */
export interface EndingServices extends Omit<RemoveServices, 'invites' | 'recipients'> {
  readonly db: Db
  readonly clock: () => Date
  readonly invites: Pick<WebsiteInvites, 'madeSince' | 'remove' | 'acceptedBy'>
  readonly recipients: Pick<MessageRecipients, 'forgetAskedSince' | 'forgetPerson'>
}

/**
 * Ends what was begun in an account's name since a moment, when others had it: invites to its websites, whoever has
 * accepted them, the addresses that were asked to get what visitors write, and planned publishing.
 */
export const createEndBegunSince = (services: EndingServices) => {
  const { db, clock, invites, recipients } = services
  const drafts = openDraftWebsites(db, clock)
  const removeEditor = createRemoveEditor(services)
  return async (userId: string, since: Date): Promise<void> => {
    const websiteIds = await drafts.everyOf(userId)
    const otherIds = (await invites.acceptedBy(userId)).map(({ websiteId }) => websiteId)
    await drafts.dropPlansSince(since, { websiteIds, userId, otherIds })
    for (const invite of await invites.madeSince(since, websiteIds)) {
      const draft = await drafts.find(invite.websiteId)
      // In the trash nobody edits it: with the invite goes the way in.
      if (draft === undefined) await invites.remove(invite._id)
      else await removeEditor({ invite, draft }, { id: userId })
    }
    await recipients.forgetAskedSince(since, { websiteIds, userId })
  }
}
