import { createSweepIfDeleted } from '@shingle/storage/deletion/sweep-deleted.ts'
import { createTakeOff } from '@shingle/storage/deletion/take-off.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { ApiOptions } from '../api-options.ts'
import type { Images } from '../image/images.ts'
import type { CheckLinks } from '../link-safety/check-links.ts'
import type { Versions } from '../version/versions.ts'
import type { Drafts } from '../website/drafts.ts'
import { createKeepFiles } from './keep-files.ts'
import { createListedFrom } from './listed-from.ts'
import { createMakePage } from './make-page.ts'
import { createPublishWebsite } from './publish-website.ts'
import { createRenderWebsite } from './render-website.ts'
import { createSiteAddresses } from './site-addresses.ts'

type Services = Pick<ApiOptions, 'db' | 'bus' | 'files' | 'clock' | 'origins'> & {
  readonly queue: Pick<JobQueue, 'add'>
  readonly log: DraftLog
  readonly drafts: Drafts
  readonly versions: Versions
  readonly images: Images
  readonly checkLinks: CheckLinks
}

/** Publishing, and what it stands on. */
export const openPublishing = (services: Services) => {
  const { db, clock, log, origins, drafts, versions, checkLinks } = services
  const addresses = createSiteAddresses(services)
  const sites = { addresses, takeOff: createTakeOff(services) }
  const keepFiles = createKeepFiles(services)
  const makePage = createMakePage({
    ...{ log, keepFiles, checkLinks },
    websites: openWebsites(db),
    renderWebsite: createRenderWebsite(services),
  })
  const listedFrom = createListedFrom({ users: openUsers(db, clock), clock, origins })
  const sweepIfDeleted = createSweepIfDeleted(services)
  return {
    ...sites,
    sweepIfDeleted,
    publishWebsite: createPublishWebsite({
      ...{ log, drafts, versions, makePage, keepFiles, listedFrom, sweepIfDeleted },
      ...sites,
    }),
  }
}
