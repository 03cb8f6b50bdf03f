import type { IncomingMessage, ServerResponse } from 'node:http'
import { crawlerPaths } from '@shingle/shared/paths/server-paths.ts'
import { robotsTxt } from '@shingle/shared/sitemap/robots-txt.ts'
import { domainSitemap } from '@shingle/shared/sitemap/sitemap-xml.ts'
import type { PageCache } from './page-cache.ts'
import type { ReadyPage } from './ready-page.ts'

/** What crawlers and browsers ask of a whole host, at the domain of one website. */
const icon = '/favicon.ico'
const paths = [crawlerPaths.robots, crawlerPaths.sitemap, icon] as const
type DomainFile = (typeof paths)[number]

/** Whether a path is one of them. */
export const isDomainFile = (path: string): path is DomainFile => paths.some((one) => one === path)

/** Answers one of them, as the page says it that is published there; false where there is nothing. */
export type SendDomainFile = (
  asked: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly path: DomainFile },
  site: { readonly handle: string; readonly origin: string },
) => Promise<boolean>

interface FileAnswer {
  readonly type: string
  readonly body: string
}

// A picture before what is drawn: not everybody reads that.
const icons = [/<link rel="icon" type="image\/png"[^>]* href="([^"]+)">/, /<link rel="icon" href="([^"]+)">/]
const drawn = 'data:image/svg+xml,'

const bytesOf = async ({ variants, uncompressed }: ReadyPage): Promise<string> =>
  (variants.get('identity') ?? (await uncompressed?.()))?.body.toString('utf8') ?? ''

const isListed = ({ variants }: ReadyPage): boolean =>
  ![...variants.values()].some(({ domainHeaders }) => domainHeaders.includes('X-Robots-Tag'))

const fileOf = (path: Exclude<DomainFile, typeof icon>, page: ReadyPage, origin: string): FileAnswer =>
  path === crawlerPaths.robots
    ? { type: 'text/plain; charset=utf-8', body: robotsTxt(origin) }
    : { type: 'application/xml', body: domainSitemap(origin, isListed(page)) }

const caching = { 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' }

/** Opens the answering, over the pages that are kept ready. */
export const createSendDomainFile = (cache: Pick<PageCache, 'get'>): SendDomainFile => {
  const pageOf = async (handle: string): Promise<ReadyPage | undefined> => {
    const page = await cache.get(handle)
    return page?.status === 200 ? page : undefined
  }

  return async ({ request, response, path }, { handle, origin }) => {
    const page = await pageOf(handle)
    if (page === undefined) return false
    const send = ({ type, body }: FileAnswer) =>
      response
        .writeHead(200, { ...caching, 'content-type': type, 'content-length': Buffer.byteLength(body) })
        .end(request.method === 'HEAD' ? undefined : body)
    if (path !== icon) {
      send(fileOf(path, page, origin))
      return true
    }
    const html = await bytesOf(page)
    const address = icons.flatMap((icon) => icon.exec(html)?.[1] ?? []).at(0) ?? ''
    if (address.startsWith(drawn))
      send({ type: 'image/svg+xml', body: decodeURIComponent(address.slice(drawn.length)) })
    else if (address.startsWith('/')) response.writeHead(302, { ...caching, location: address }).end()
    else return false
    return true
  }
}
