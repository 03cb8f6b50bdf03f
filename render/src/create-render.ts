import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { HostHandler } from '@shingle/storage/hosts/by-host.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import { notFoundPage, siteNotFoundPage } from './answer/not-found-page.ts'
import { createRestApp } from './answer/rest-app.ts'
import { createSendEmbed } from './embed/send-embed.ts'
import { createSendPicture } from './file/send-picture.ts'
import { createSendFont } from './font/send-font.ts'
import { createNewsletter } from './form/newsletter.ts'
import { createKeepSubmission } from './form/submissions.ts'
import { routeRequest } from './route-request.ts'
import { createPageCache } from './site/page-cache.ts'
import { createSendSite } from './site/send-site.ts'
import { createSites } from './site/sites.ts'
import { watchSites } from './site/watch-sites.ts'

/** What `render` stands on. */
export interface RenderOptions {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly origins: Origins
  readonly secret: Uint8Array
  readonly log: Logger
  readonly clock: () => Date
  /** How many bytes of compressed pages are kept in memory. */
  readonly cacheBytes?: number
}

/** Serves published websites. */
export interface Render {
  /** Answers a request to a host that the lookup knows. */
  readonly handle: HostHandler
  readonly close: () => Promise<void>
}

const defaultCacheBytes = 64 * 1024 * 1024

/** `render` over the storage ports: ready bytes first, everything rarer through Koa. */
export const createRender = (options: RenderOptions): Render => {
  const { db, files, bus, origins, log, clock } = options
  const absent = notFoundPage(origins)
  const published = openWebsites(db)
  const sites = createSites({ published, files, origins, gone: siteNotFoundPage(origins) })
  const limitBytes = options.cacheBytes ?? defaultCacheBytes
  const cache = createPageCache({ load: sites.load, limitBytes, clock })
  const stopWatching = watchSites({ published, bus, log, onChange: cache.drop })
  const orderMail = createOrderMail(createJobQueue(db, options))
  const keepSubmission = createKeepSubmission({ ...options, orderMail })
  const newsletter = createNewsletter({ ...options, orderMail })
  return {
    handle: routeRequest({
      absent,
      log,
      sendSite: createSendSite({ cache, sites, absent, log }),
      sendEmbed: createSendEmbed(published, origins),
      sendPicture: createSendPicture(files),
      sendFont: createSendFont(),
      rest: createRestApp({ ...options, published, keepSubmission, newsletter, absent }),
    }),
    close: stopWatching,
  }
}
