import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Origins, siteUrl } from '@shingle/shared/origins/origins.ts'
import { pageText } from '@shingle/shared/page/plain-text/page-text.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import { createKeptReads } from '../file/kept-reads.ts'
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

const keptBytes = 4 * 1024 * 1024
/** What an entry without words weighs. */
const emptyBytes = 256

/**
 * Sends a page's words, as Markdown, to assistants and whoever wants them alone. A page that its owner keeps from search
 * engines has none. Search engines are told that the page itself is what to list. The words of a version are made once.
 */
export const createSendText = ({ cache, published, origins }: Ports): SendText => {
  const wordsAt = async (handle: string, url: string): Promise<Buffer> => {
    const at = await published.page(handle)
    const site = at?.page?.indexed === true ? await published.site(at.websiteId) : undefined
    return Buffer.from(site?._id === handle ? pageText(site.content, url) : '')
  }
  const kept = createKeptReads({
    load: (key) => {
      const [handle = '', url = ''] = key.split(' ')
      return wordsAt(handle, url)
    },
    bytesOf: ({ length }) => length + emptyBytes,
    limitBytes: keptBytes,
  })

  return async (request, response, handle) => {
    const page = await cache.get(handle)
    if (page === undefined || page.status !== 200) return false
    const url = page.movedTo ?? siteUrl(origins, handle)
    const body = await kept.find(`${handle} ${url} ${page.version}`)
    if (body === undefined || body.length === 0) return false
    response.writeHead(200, {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'public, max-age=300',
      Link: `<${url}>; rel="canonical"`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
