import { plainName } from '@shingle/shared/export/file-name.ts'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { pageAtDomain } from '@shingle/shared/page/page-at-domain.ts'
import { downloadStaticExportEndpoint } from '@shingle/shared/static-export/endpoints.ts'
import { notPublishedYet } from '@shingle/shared/static-export/problems.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { openWebsites } from '@shingle/storage/rows/websites.ts'
import type { Db } from 'mongodb'
import type { SendZip } from '../export/send-zip.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { type ServedPage, staticFiles } from './static-files.ts'

interface Services {
  readonly db: Db
  readonly files: FileStore
  readonly origins: Origins
  readonly siteUrls: Pick<SiteUrls, 'domainOf'>
  readonly sendZip: SendZip
}

/** The page of a website as `render` serves it now; undefined where none is published. */
const createReadServed = ({ db, files, origins, siteUrls }: Omit<Services, 'sendZip'>) => {
  const published = openWebsites(db)
  return async (websiteId: string): Promise<ServedPage | undefined> => {
    const site = await published.snapshot(websiteId)
    if (!site?.page) return undefined
    const { _id: handle, content, page, modifiedAt: publishedAt } = site
    const domain = await siteUrls.domainOf(websiteId)
    const from = siteUrl(origins, handle)
    const url = domain === undefined ? from : `${domain}/`
    const read = async (key: string): Promise<string | undefined> => {
      const stored = await files.get(key)
      const html = stored && Buffer.from(stored.bytes).toString('utf8')
      return html === undefined || domain === undefined ? html : pageAtDomain(html, { from, to: url })
    }
    const html = await read(page.files.identity)
    if (html === undefined) return undefined
    const beside: { path: string; html: string }[] = []
    for (const { path, files } of page.sidePages ?? []) {
      const words = await read(files.identity)
      if (words !== undefined) beside.push({ path, html: words })
    }
    return { content, handle, isListed: page.indexed, publishedAt, html, url, domain, beside }
  }
}

/** The published page of a website as files that any static host serves. */
export const staticExportRoutes = (services: Services): readonly Route[] => {
  const readServed = createReadServed(services)
  return [
    route(downloadStaticExportEndpoint, {
      summary: 'Download the published page as files',
      problems: [notPublishedYet],
      handle: async ({ ctx, caller, thing: draft }) => {
        const served = await readServed(draft._id)
        if (served === undefined) throw new Refusal(notPublishedYet)
        const name = `${plainName(served.handle, 'website')}.zip`
        const zipped = staticFiles(services.files, served)
        return services.sendZip(ctx, caller.id, { name, files: zipped, at: served.publishedAt })
      },
    }),
  ]
}
