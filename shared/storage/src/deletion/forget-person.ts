import { plannerMayNot } from '@shingle/shared/publish-plan/problems.ts'
import { createForgetHolder } from '../membership/forget-holder.ts'
import { departedId } from '../membership/names-of.ts'
import { openDraftVersions } from '../rows/draft-versions.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import { openMessageRecipients } from '../rows/message-recipients.ts'
import { openWebsiteImages } from '../rows/website-images.ts'
import { openWebsiteInvites } from '../rows/website-invites.ts'
import { openWebsites } from '../rows/websites.ts'
import type { RemovalPorts } from './remove-file.ts'

/** Has what stays of others name somebody no more who left. As often as it is asked. */
export const createForgetPerson = (ports: Pick<RemovalPorts, 'db' | 'bus' | 'clock'>) => {
  const { db, clock } = ports
  const [drafts, invites] = [openDraftWebsites(db, clock), openWebsiteInvites(db, clock)]
  const [versions, addresses] = [openDraftVersions(db), openWebsites(db)]
  const [images, recipients] = [openWebsiteImages(db, clock), openMessageRecipients(db, clock)]
  const forgetHolder = createForgetHolder(ports)
  return async (userId: string, emails: readonly string[]): Promise<void> => {
    const edited = (await invites.placesOf(userId)).map(({ websiteId }) => websiteId)
    await forgetHolder(userId, edited)
    await recipients.forgetPerson(edited, { userId, emails })
    await versions.forgetAuthor(userId, departedId)
    await drafts.forgetEditor(userId, departedId)
    await drafts.forgetPlanner(userId, { inPlace: departedId, why: plannerMayNot.text })
    await images.forgetUploader(userId, departedId)
    await invites.forgetInviter(userId)
    // Otherwise whoever was taken down would have the address again by deleting the account.
    await addresses.disownTakenDown(userId)
    // Ruling 8: nobody passes for a website to those who still know its address.
    await addresses.disownReserved(userId, clock())
  }
}
