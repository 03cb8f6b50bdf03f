import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openCreations } from '@shingle/storage/rows/creations.ts'
import type { Db } from 'mongodb'
import { createStartCreation } from '../creation/start-creation.ts'
import { createCopyPictures } from '../import/copy-pictures.ts'
import { createComposeContent } from './compose-content.ts'
import { createCreateWebsite } from './create-website.ts'
import { createDuplicateWebsite } from './duplicate-website.ts'

type Services = Omit<Parameters<typeof createCreateWebsite>[0], 'composeContent' | 'copyPictures'> &
  Parameters<typeof createCopyPictures>[0] &
  Parameters<typeof createDuplicateWebsite>[0] & {
    readonly db: Db
    readonly clock: () => Date
    readonly queue: JobQueue
  }

/** The ways to a website: from answers, and from another. */
export const openMaking = (services: Services) => {
  const composeContent = createComposeContent(services.drafts)
  const copyPictures = createCopyPictures(services)
  const creations = openCreations(services.db, services.clock)
  return {
    creations,
    createWebsite: createCreateWebsite({ ...services, composeContent, copyPictures }),
    startCreation: createStartCreation({ ...services, composeContent, creations }),
    duplicateWebsite: createDuplicateWebsite(services),
  }
}
