import { createDeleteForGood } from '@shingle/storage/deletion/delete-for-good.ts'
import { createOrderEmptying } from '@shingle/storage/deletion/empty-trash.ts'
import type { RemovalPorts } from '@shingle/storage/deletion/remove-file.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { SiteAddresses } from '../publish/site-addresses.ts'
import type { Drafts } from '../website/drafts.ts'
import { createTrashWebsite } from './trash-website.ts'
import { createWeighWebsite } from './weigh-website.ts'

interface Ports extends RemovalPorts {
  readonly queue: Pick<JobQueue, 'add'>
  readonly drafts: Drafts
  readonly addresses: SiteAddresses
}

/** What is done with websites on their way into the trash and out of it. */
export const openTrash = (ports: Ports) => ({
  trashWebsite: createTrashWebsite({
    ...ports,
    orderEmptying: createOrderEmptying(ports.queue, ports.clock),
  }),
  weighWebsite: createWeighWebsite(ports),
  deleteForGood: createDeleteForGood(ports),
})
