import { createDeleteForGood } from '@shingle/storage/deletion/delete-for-good.ts'
import type { RemovalPorts } from '@shingle/storage/deletion/remove-file.ts'
import { createTrashWebsite } from '@shingle/storage/deletion/trash-website.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createWeighWebsite } from './weigh-website.ts'

interface Ports extends RemovalPorts {
  readonly queue: Pick<JobQueue, 'add'>
}

/** What is done with websites on their way into the trash and out of it. */
export const openTrash = (ports: Ports) => ({
  trashWebsite: createTrashWebsite(ports),
  weighWebsite: createWeighWebsite(ports),
  deleteForGood: createDeleteForGood(ports),
})
