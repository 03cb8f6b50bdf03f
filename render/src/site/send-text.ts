import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageText } from '@shingle/shared/page/plain-text/page-text.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'

interface Ports {
  readonly published: Pick<Websites, 'page' | 'site'>
  readonly siteUrls: SiteUrls
}

/** Answers with the words of the page at a handle; says whether there were any to send. */
export type SendText = (
  request: IncomingMessage,
  response: ServerResponse,
  handle: string,
) => Promise<boolean>

/**
 * Sends a page's words, as Markdown, to assistants and whoever wants them alone. A page that its owner keeps from search
 * engines has none. Search engines are told that the page itself is what to list.
 */
export const createSendText =
  ({ published, siteUrls }: Ports): SendText =>
  async (request, response, handle) => {
    const at = await published.page(handle)
    if (at?.page?.indexed !== true) return false
    const site = await published.site(at.websiteId)
    if (site?._id !== handle) return false
    const url = await siteUrls.of({ websiteId: at.websiteId, handle })
    const body = Buffer.from(pageText(site.content, url))
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
