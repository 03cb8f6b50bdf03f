import type { IncomingMessage, ServerResponse } from 'node:http'
import { awayHeaders } from '@shingle/shared/problem/ask-again.ts'
import type { Logger } from 'pino'
import type { NoteView } from '../visit/note-view.ts'
import { leadTo } from './lead-to-domain.ts'
import { negotiateEncoding } from './negotiate-encoding.ts'
import type { PageCache } from './page-cache.ts'
import type { ReadyPage } from './ready-page.ts'
import { sendVariant } from './send-page.ts'

interface SendSiteOptions {
  readonly cache: PageCache
  /** What answers where no website is published. */
  readonly absent: ReadyPage
  readonly noteView: NoteView
  readonly log: Logger
}

/** A website to send, by its handle; where it is asked for at a domain of its own, nobody is sent on. */
export interface SentSite {
  readonly handle: string
  readonly isDomain: boolean
}

/** Answers `/<handle>`: from memory without waiting for anything, or after one reading. */
export type SendSite = (request: IncomingMessage, response: ServerResponse, site: SentSite) => void

const fail = (response: ServerResponse): void => {
  if (!response.headersSent) response.writeHead(503, awayHeaders)
  response.end()
}

/** The hot path: no promise, no closure and no header computed for a page that is in memory. */
export const createSendSite = ({ cache, absent, noteView, log }: SendSiteOptions): SendSite => {
  const sendUncompressed = async (
    request: IncomingMessage,
    response: ServerResponse,
    { page, isDomain }: { readonly page: ReadyPage; readonly isDomain: boolean },
  ) => {
    const variant = await page.uncompressed?.()
    if (variant === undefined) throw new Error('A page has no uncompressed variant')
    sendVariant(request, response, { status: page.status, variant, isDomain })
  }

  const trouble = (response: ServerResponse) => (error: unknown) => {
    log.error({ err: error }, 'a published page could not be read')
    fail(response)
  }

  const sendPage = (
    request: IncomingMessage,
    response: ServerResponse,
    { page, isDomain }: { readonly page: ReadyPage; readonly isDomain: boolean },
  ): void => {
    if (page.movedTo !== undefined && !isDomain) {
      leadTo(request, response, page.movedTo)
      return
    }
    const variant = page.variants.get(negotiateEncoding(request.headers['accept-encoding']))
    if (variant === undefined)
      sendUncompressed(request, response, { page, isDomain }).catch(trouble(response))
    else sendVariant(request, response, { status: page.status, variant, isDomain })
    if (page.websiteId !== undefined) noteView(request, page.websiteId)
  }

  return (request, response, { handle, isDomain }) => {
    const known = cache.peek(handle)
    if (known !== undefined) {
      sendPage(request, response, { page: known === 'absent' ? absent : known, isDomain })
      return
    }
    cache
      .get(handle)
      .then((page) => sendPage(request, response, { page: page ?? absent, isDomain }))
      .catch(trouble(response))
  }
}
