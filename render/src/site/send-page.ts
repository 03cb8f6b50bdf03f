import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchesTag } from './matches-tag.ts'
import type { ReadyVariant } from './ready-page.ts'

/** Writes a ready variant: the whole of it, its headers to HEAD, or 304 to whoever has it already. */
export const sendVariant = (
  request: IncomingMessage,
  response: ServerResponse,
  {
    status,
    variant,
    isDomain = false,
  }: { readonly status: number; readonly variant: ReadyVariant; readonly isDomain?: boolean },
): void => {
  // A page that is not there is never 'not modified': the status is the message.
  if (status === 200 && matchesTag(request.headers['if-none-match'], variant.tag)) {
    response.writeHead(304, variant.notModified).end()
    return
  }
  response.writeHead(status, isDomain ? variant.domainHeaders : variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
