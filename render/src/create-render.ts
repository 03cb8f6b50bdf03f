import type { Origins } from '@shingle/shared/origins/origins.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { DomainSettings } from '@shingle/storage/domains/domain-settings.ts'
import { createSiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { HostHandler } from '@shingle/storage/hosts/by-host.ts'
import type { HostLookup } from '@shingle/storage/hosts/host-lookup.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createOrderDigest } from '@shingle/storage/mail/order-digest.ts'
import { createOrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { AnswerAtOnce } from '@shingle/storage/network/fast-path/open-fast-path.ts'
import { openWebsiteVisits } from '@shingle/storage/rows/website-visits.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import { createVisitCounter } from '@shingle/storage/visits/visit-counter.ts'
import type { Db } from 'mongodb'
import type { Logger } from 'pino'
import { lostPage, notFoundPage, siteNotFoundPage, takenDownPage } from './answer/not-found-page.ts'
import { createRestApp } from './answer/rest-app.ts'
import { createSendEmbed } from './embed/send-embed.ts'
import { createPictures } from './file/send-picture.ts'
import { watchPictures } from './file/watch-pictures.ts'
import { createSendFont } from './font/send-font.ts'
import { createFrameOf } from './form/answer.ts'
import { createFormLimits } from './form/form-limits.ts'
import { createNewsletter } from './form/newsletter.ts'
import { createKeepSubmission } from './form/submissions.ts'
import { createKeepReview } from './review/keep-review.ts'
import { routeRequest } from './route-request.ts'
import { createAnswerAtOnce } from './site/answer-at-once.ts'
import { createPageCache } from './site/page-cache.ts'
import { createRecentSites } from './site/recent-sites.ts'
import { createSendBeside } from './site/send-beside.ts'
import { createSendDomainFile } from './site/send-domain-file.ts'
import { createSendSite } from './site/send-site.ts'
import { createSendText } from './site/send-text.ts'
import { createSites } from './site/sites.ts'
import { watchSites } from './site/watch-sites.ts'
import { createNoteView } from './visit/note-view.ts'

/** What `render` stands on. */
export interface RenderOptions {
  readonly db: Db
  readonly files: FileStore
  readonly bus: Bus
  readonly origins: Origins
  readonly secret: Uint8Array
  readonly log: Logger
  readonly clock: () => Date
  readonly domainSettings: DomainSettings
  /** Whether a proxy in front says, in X-Forwarded-For, whom it speaks for. */
  readonly trustsProxy: boolean
  /** How many bytes of compressed pages are kept in memory. */
  readonly cacheBytes?: number
  /** How often what was counted of visits is written. */
  readonly visitsWrittenEveryMs?: number
}

/** Serves published websites. */
export interface Render {
  /** Answers a request to a host that the lookup knows. */
  readonly handle: HostHandler
  /** Answers of pages that are in memory, for the fast path of a server that meets requests to these hosts. */
  readonly answerAtOnce: (hosts: Pick<HostLookup, 'peek'>) => AnswerAtOnce
  readonly close: () => Promise<void>
}

const defaultCacheBytes = 64 * 1024 * 1024

const mailOrders = (options: RenderOptions) => ({
  orderMail: createOrderMail(createJobQueue(options.db, options)),
  orderDigest: createOrderDigest(options),
})

/** `render` over the storage ports: ready bytes first, everything rarer through Koa. */
export const createRender = (options: RenderOptions): Render => {
  const { db, files, bus, origins, log, clock } = options
  const absent = notFoundPage(origins)
  const published = openWebsites(db)
  const [gone, takenDown] = [siteNotFoundPage(origins), takenDownPage(origins)]
  const siteUrls = createSiteUrls(options)
  const sites = createSites({ ...options, published, domainOf: siteUrls.domainOf, gone, takenDown })
  const limitBytes = options.cacheBytes ?? defaultCacheBytes
  const cache = createPageCache({ load: sites.load, limitBytes, clock })
  const recent = createRecentSites(published)
  const onChange = (handle: string, version: number) => {
    cache.drop(handle, version)
    recent.forget()
  }
  const stopWatching = watchSites({ published, bus, log, onChange })
  const pictures = createPictures(files)
  const stopWatchingPictures = watchPictures({ bus, log, onRemoval: pictures.forget })
  const limits = createFormLimits(options)
  const ordering = { ...options, ...mailOrders(options), limits }
  const keepSubmission = createKeepSubmission(ordering)
  const keepReview = createKeepReview(ordering)
  const visits = createVisitCounter({
    ...{ log, clock, store: openWebsiteVisits(db) },
    ...(options.visitsWrittenEveryMs !== undefined && { writtenEveryMs: options.visitsWrittenEveryMs }),
  })
  const noteView = createNoteView({ ...options, counter: visits, appOrigin: origins.app })
  const newsletter = createNewsletter(ordering)
  return {
    handle: routeRequest({
      ...{ absent, lost: lostPage(), gone, log, trustsProxy: options.trustsProxy },
      sendSite: createSendSite({ cache, absent, noteView, log }),
      sendText: createSendText({ cache, published: { ...published, site: recent.site }, origins }),
      sendBeside: createSendBeside({ cache, sites }),
      sendDomainFile: createSendDomainFile(cache),
      sendEmbed: createSendEmbed({ ...siteUrls, published: recent, origins }),
      sendPicture: pictures.send,
      sendFont: createSendFont(),
      rest: createRestApp({
        ...options,
        siteUrls,
        frameOf: createFrameOf({ siteUrls, cache, log }),
        published: { ...published, site: recent.site },
        keepSubmission,
        keepReview,
        newsletter,
        limits,
        visits,
        absent,
      }),
    }),
    answerAtOnce: createAnswerAtOnce({ cache, noteView }),
    close: async () => {
      await stopWatching()
      await stopWatchingPictures()
      await visits.close()
    },
  }
}
