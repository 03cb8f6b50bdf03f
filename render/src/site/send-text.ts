import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { pageText } from '@shingle/shared/page/plain-text/page-text.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import { createKeptReads } from '../file/kept-reads.ts'
import { matchesTag } from './matches-tag.ts'
import type { PageCache } from './page-cache.ts'

interface Ports {
  readonly cache: PageCache
  readonly published: Pick<Websites, 'page' | 'site'>
  readonly origins: Origins
}

/** Answers with the words of the page at a handle; says whether there were any to send. */
export type SendText = (
  request: IncomingMessage,
  response: ServerResponse,
  handle: string,
) => Promise<boolean>

interface Words {
  readonly body: Buffer
  readonly tag: string
}

const keptBytes = 4 * 1024 * 1024
/** What an entry without words weighs. */
const emptyBytes = 256

/**
 * Sends a page's words, as Markdown, to assistants and whoever wants them alone. A page that its owner keeps from search
 * engines has none. Search engines are told that the page itself is what to list. The words of a version are made once, and
 * whoever keeps them asks as for the page itself whether they still stand: of what was taken off nothing is left in between.
 */
export const createSendText = ({ cache, published, origins }: Ports): SendText => {
  const wordsAt = async (handle: string, url: string): Promise<Words> => {
    const at = await published.page(handle)
    const site = at?.page?.indexed === true ? await published.site(at.websiteId) : undefined
    const body = Buffer.from(site?._id === handle ? pageText(site.content, url) : '')
    return { body, tag: `"${hash('sha256', body, 'base64url')}"` }
  }
  const kept = createKeptReads({
    load: (key) => {
      const [handle = '', url = ''] = key.split(' ')
      return wordsAt(handle, url)
    },
    bytesOf: ({ body }) => body.length + emptyBytes,
    limitBytes: keptBytes,
  })

  return async (request, response, handle) => {
    const page = await cache.get(handle)
    if (page === undefined || page.status !== 200) return false
    const url = page.movedTo ?? siteUrl(origins, handle)
    const words = await kept.find(`${handle} ${url} ${page.version}`)
    if (words === undefined || words.body.length === 0) return false
    const { body, tag } = words
    const caching = { ETag: tag, 'Cache-Control': 'public, max-age=0, must-revalidate' }
    if (matchesTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304, caching).end()
      return true
    }
    response.writeHead(200, {
      ...{ 'Content-Type': 'text/markdown; charset=utf-8', 'Content-Length': body.length },
      ...caching,
      Link: `<${url}>; rel="canonical"`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
