import { createDeleteAccount } from '../deletion/delete-account.ts'
import { createDeleteForGood } from '../deletion/delete-for-good.ts'
import type { RemovalPorts } from '../deletion/remove-file.ts'
import { requestsOverMs } from '../jobs/requests-over.ts'
import { openCounters } from '../rows/counters.ts'
import { deleteRowsOf } from '../rows/delete-rows-of.ts'
import { openDraftWebsites } from '../rows/draft-websites.ts'
import type { DeletedOwner } from './deleted-owners.ts'

/** Whoever it was has been told, and nothing is under way that a job would sweep after. */
const nobodyTold = { queue: { add: () => Promise.resolve(false) }, orderMail: () => Promise.resolve() }

type Ports = RemovalPorts & typeof nobodyTold

const deleteWebsiteAgain = async (ports: Ports, id: string): Promise<void> => {
  const drafts = openDraftWebsites(ports.db, ports.clock)
  const ofId = await drafts.ownerOf(id)
  const version = await openCounters(ports.db).next('site-version')
  if (ofId !== undefined) await drafts.trash(id, { ofId, version })
  await createDeleteForGood(ports)(id, ports.clock())
}

const deleteAccountAgain = async (ports: Ports, id: string): Promise<void> => {
  await createDeleteAccount(ports)(id)
  await deleteRowsOf(ports.db, 'account', { id })
}

/**
 * Deletes what was deleted for good since a backup was made, with everything of it that the backup holds. No mail is sent
 * of it a second time.
 */
export const deleteAgain = async (ports: RemovalPorts, deleted: readonly DeletedOwner[]): Promise<void> => {
  // Whatever was under way when the backup was made has ended.
  const clock = () => new Date(ports.clock().getTime() + requestsOverMs)
  for (const { of, id } of deleted)
    await (of === 'account' ? deleteAccountAgain : deleteWebsiteAgain)({ ...ports, ...nobodyTold, clock }, id)
}
