import type { IncomingMessage, ServerResponse } from 'node:http'
import { createKeptReads } from '../file/kept-reads.ts'
import { leadTo } from './lead-to-domain.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { PageCache } from './page-cache.ts'
import { sendVariant } from './send-page.ts'
import type { Sites } from './sites.ts'

interface Ports {
  readonly cache: Pick<PageCache, 'get'>
  readonly sites: Pick<Sites, 'loadBeside'>
}

/** A page beside the page of a handle; where it is asked for at a domain of its own, nobody is sent on. */
export interface AskedBeside {
  readonly handle: string
  readonly path: string
  readonly isDomain: boolean
}

/** Answers with a page beside the page of a website; says whether there is one. */
export type SendBeside = (
  request: IncomingMessage,
  response: ServerResponse,
  asked: AskedBeside,
) => Promise<boolean>

const keptBytes = 32 * 1024 * 1024

/** Pages beside the page are seldom asked for: a few are kept, each with the version of the page that it stands beside. */
export const createSendBeside = ({ cache, sites }: Ports): SendBeside => {
  const kept = createKeptReads({
    load: (key) => {
      const [handle = '', path = ''] = key.split(' ')
      return sites.loadBeside(handle, path)
    },
    bytesOf: ({ bytes }) => bytes,
    limitBytes: keptBytes,
  })
  return async (request, response, { handle, path, isDomain }) => {
    const whole = await cache.get(handle)
    // Paths that a website has not are known from its page: they are not looked for.
    if (whole?.status !== 200 || !whole.sidePaths?.includes(path)) return false
    const page = await kept.find(`${handle} ${path} ${whole.version} ${whole.movedTo ?? ''}`)
    if (page === undefined) return false
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const variant = page.variants.get(encoding) ?? (await page.uncompressed?.())
    if (variant === undefined) return false
    if (page.movedTo !== undefined && !isDomain) leadTo(request, response, page.movedTo)
    else sendVariant(request, response, { status: 200, variant, isDomain })
    return true
  }
}
