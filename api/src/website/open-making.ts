import { createOrderSweep } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openCreations } from '@shingle/storage/rows/creations.ts'
import type { Db } from 'mongodb'
import { createStartCreation } from '../creation/start-creation.ts'
import { createCopyPictures } from '../import/copy-pictures.ts'
import { createComposeContent } from './compose-content.ts'
import { createCreateWebsite } from './create-website.ts'
import { createDuplicateWebsite } from './duplicate-website.ts'
import { createKeepWhole } from './keep-whole.ts'

type Services = Omit<
  Parameters<typeof createCreateWebsite>[0],
  'composeContent' | 'copyPictures' | 'keepWhole'
> &
  Parameters<typeof createCopyPictures>[0] &
  Omit<Parameters<typeof createDuplicateWebsite>[0], 'keepWhole'> &
  Omit<Parameters<typeof createKeepWhole>[0], 'orderSweep'> & {
    readonly db: Db
    readonly clock: () => Date
    readonly queue: JobQueue
  }

/** The ways to a website: from answers, and from another. */
export const openMaking = (services: Services) => {
  const composeContent = createComposeContent(services.drafts)
  const copyPictures = createCopyPictures(services)
  const creations = openCreations(services.db, services.clock)
  const orderSweep = createOrderSweep(services.queue, services.clock)
  const keepWhole = createKeepWhole({ ...services, orderSweep })
  return {
    ...{ creations, keepWhole },
    createWebsite: createCreateWebsite({ ...services, composeContent, copyPictures, keepWhole }),
    startCreation: createStartCreation({ ...services, composeContent, copyPictures, creations, orderSweep }),
    duplicateWebsite: createDuplicateWebsite({ ...services, keepWhole }),
  }
}
