import type { IncomingMessage, ServerResponse } from 'node:http'
import { awayHeaders } from '@shingle/shared/problem/ask-again.ts'
import type { Logger } from 'pino'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { PageCache } from './page-cache.ts'
import type { ReadyPage } from './ready-page.ts'
import { sendVariant } from './send-page.ts'
import type { Sites } from './sites.ts'

interface SendSiteOptions {
  readonly cache: PageCache
  readonly sites: Sites
  /** What answers where no website is published. */
  readonly absent: ReadyPage
  readonly log: Logger
}

/** Answers `/<handle>`: from memory without waiting for anything, or after one reading. */
export type SendSite = (request: IncomingMessage, response: ServerResponse, handle: string) => void

const fail = (response: ServerResponse): void => {
  if (!response.headersSent) response.writeHead(503, awayHeaders)
  response.end()
}

/** The hot path: no promise, no closure and no header computed for a page that is in memory. */
export const createSendSite = ({ cache, sites, absent, log }: SendSiteOptions): SendSite => {
  const sendIdentity = async (request: IncomingMessage, response: ServerResponse, handle: string) => {
    const variant = await sites.loadIdentity(handle)
    const page = variant === undefined ? absent.variants.get('identity') : variant
    const status = variant === undefined ? absent.status : 200
    if (page !== undefined) sendVariant(request, response, { status, variant: page })
  }

  const trouble = (response: ServerResponse) => (error: unknown) => {
    log.error({ err: error }, 'a published page could not be read')
    fail(response)
  }

  const sendPage: (
    request: IncomingMessage,
    response: ServerResponse,
    found: { readonly page: ReadyPage; readonly handle: string },
  ) => void = (request, response, { page, handle }) => {
    const variant = page.variants.get(negotiateEncoding(request.headers['accept-encoding']))
    if (variant === undefined) sendIdentity(request, response, handle).catch(trouble(response))
    else sendVariant(request, response, { status: page.status, variant })
  }

  return (request, response, handle) => {
    const known = cache.peek(handle)
    if (known !== undefined) {
      sendPage(request, response, { page: known === 'absent' ? absent : known, handle })
      return
    }
    cache
      .get(handle)
      .then((page) => sendPage(request, response, { page: page ?? absent, handle }))
      .catch(trouble(response))
  }
}
