import {
  createDeleteAccount,
  deleteAccountJob,
  forgetAccountJob,
} from '@shingle/storage/deletion/delete-account.ts'
import { createDeleteForGood } from '@shingle/storage/deletion/delete-for-good.ts'
import { createEmptyTrash, emptyTrashJob } from '@shingle/storage/deletion/empty-trash.ts'
import type { RemovalPorts } from '@shingle/storage/deletion/remove-file.ts'
import { createRemoveAll, removeFilesJob } from '@shingle/storage/deletion/remove-files.ts'
import {
  createPublishedFilesEnds,
  removePublishedFilesJob,
} from '@shingle/storage/deletion/remove-published-files.ts'
import { createSweepIfDeleted, sweepJob } from '@shingle/storage/deletion/sweep-deleted.ts'
import { createFinishTakeOff, finishTakeOffJob } from '@shingle/storage/deletion/take-off.ts'
import { createFinishTrash, finishTrashJob } from '@shingle/storage/deletion/trash-website.ts'
import { readOrder } from '@shingle/storage/jobs/final-failure.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { JobHandler } from '@shingle/storage/jobs/job-worker.ts'
import { requestsOverMs } from '@shingle/storage/jobs/requests-over.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { concludeRemovalJob, createConcludeRemoval } from '@shingle/storage/membership/conclude-removal.ts'
import { createFollowAddress, followAddressJob } from '@shingle/storage/membership/follow-address.ts'
import { createFollowName, followNameJob } from '@shingle/storage/membership/follow-name.ts'
import { createSettleOwnership, settleOwnershipJob } from '@shingle/storage/membership/settle-ownership.ts'
import { openCreations } from '@shingle/storage/rows/creations.ts'
import { openDeletions } from '@shingle/storage/rows/deletions.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'

/** Does a job once: what is ordered, read by its schema. */
const once =
  <Payload>(
    { payload: schema }: { readonly payload: { readonly parse: (payload: unknown) => Payload } },
    run: (payload: Payload) => Promise<unknown>,
  ): JobHandler =>
  async (payload) => {
    await run(readOrder(schema, payload))
    return undefined
  }

/** What ends, follows and removes what websites and accounts leave, by the names of its jobs. */
export const websiteHandlers = (ports: RemovalPorts): Readonly<Record<string, JobHandler>> => {
  const { db, clock } = ports
  const queue = createJobQueue(db, ports)
  const sweepIfDeleted = createSweepIfDeleted(ports)
  const creations = openCreations(db, clock)
  const deletions = openDeletions(db, clock)
  const { removeEnded } = createPublishedFilesEnds(ports)
  const removeAll = createRemoveAll(ports)
  const orderMail = createOrderMail(queue)
  const settleOwnership = createSettleOwnership({ db, clock, orderMail })
  const followAddress = createFollowAddress({ ...ports, orderMail })
  const followName = createFollowName(ports)
  const concludeRemoval = createConcludeRemoval({ ...ports, orderMail })
  const deleteForGood = createDeleteForGood({ ...ports, queue })
  const finishTrash = createFinishTrash(ports)
  const finishTakeOff = createFinishTakeOff(ports)
  const emptyTrash = createEmptyTrash({ db, clock, deleteForGood })
  return {
    [sweepJob.name]: async (payload) => {
      const { websiteId, ownerId } = readOrder(sweepJob.payload, payload)
      // What has no row yet because it is being written is swept when that is over: nobody orders it again.
      if (await creations.isUnderWay(websiteId)) return new Date(clock().getTime() + requestsOverMs)
      const isGone = await sweepIfDeleted(websiteId)
      // It had an owner when it was deleted, and that may have been interrupted before it was noted.
      if (isGone && ownerId !== undefined) await deletions.note('website', websiteId)
      return undefined
    },
    [forgetAccountJob.name]: once(forgetAccountJob, ({ userId }) => openUsers(db, clock).forgetEnded(userId)),
    [removePublishedFilesJob.name]: once(removePublishedFilesJob, ({ websiteId }) => removeEnded(websiteId)),
    [removeFilesJob.name]: once(removeFilesJob, ({ keys }) => removeAll(keys)),
    [followAddressJob.name]: once(followAddressJob, ({ linkId }) => followAddress(linkId)),
    [concludeRemovalJob.name]: once(concludeRemovalJob, concludeRemoval),
    [followNameJob.name]: once(followNameJob, ({ userId }) => followName(userId)),
    [settleOwnershipJob.name]: once(settleOwnershipJob, ({ websiteId }) => settleOwnership(websiteId)),
    [finishTrashJob.name]: once(finishTrashJob, ({ websiteId, userId }) => finishTrash(websiteId, userId)),
    [finishTakeOffJob.name]: once(finishTakeOffJob, ({ websiteId, version }) =>
      finishTakeOff(websiteId, version),
    ),
    // What is not over yet is looked at again when it will be.
    [emptyTrashJob.name]: (payload) => emptyTrash(readOrder(emptyTrashJob.payload, payload).websiteId),
  }
}

/** What deletes accounts. */
export const deletionHandlers = (ports: RemovalPorts): Readonly<Record<string, JobHandler>> => {
  const queue = createJobQueue(ports.db, ports)
  const deleteAccount = createDeleteAccount({ ...ports, queue, orderMail: createOrderMail(queue) })
  return {
    [deleteAccountJob.name]: once(deleteAccountJob, ({ userId, signedInAt }) =>
      deleteAccount(userId, signedInAt),
    ),
  }
}
