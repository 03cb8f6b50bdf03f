import type { IncomingMessage, ServerResponse } from 'node:http'
import { awayHeaders } from '@shingle/shared/problem/ask-again.ts'
import type { HostLookup, HostMeaning } from './host-lookup.ts'
import { namesTwoHosts } from './names-two-hosts.ts'
import { notServedPage, notServedPolicy } from './not-served-page.ts'

/** Answers a request to a host that stands for something. */
export type HostHandler = (request: IncomingMessage, response: ServerResponse, host: HostMeaning) => unknown

/** What answers on each kind of host; a kind without a handler is not served here. */
export type HostHandlers = Partial<Readonly<Record<HostMeaning['kind'], HostHandler>>>

const uncached = { 'cache-control': 'no-store' } as const

const refuse = (response: ServerResponse, status: 400 | 421, text: string): void => {
  response.writeHead(status, { ...uncached, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

const readers: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])

/** People are told in a page that nothing is connected with a domain, and programs in a line. */
const refuseHost = (
  { method, headers: { accept = '' } }: IncomingMessage,
  response: ServerResponse,
): void => {
  if (!readers.has(method) || !accept.includes('text/html')) {
    refuse(response, 421, 'This host is not served here.')
    return
  }
  const type = 'text/html; charset=utf-8'
  response
    .writeHead(421, { ...uncached, 'content-type': type, 'content-security-policy': notServedPolicy })
    .end(method === 'HEAD' ? undefined : notServedPage)
}

/** One listener for all hosts, told apart by Host alone; a host that stands for nothing gets 421, and two hosts at once 400. */
export const byHost = (
  hosts: HostLookup,
  handlers: HostHandlers,
): ((request: IncomingMessage, response: ServerResponse) => void) => {
  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    host: HostMeaning | undefined,
  ): void => {
    const handler = host && handlers[host.kind]
    if (host === undefined || handler === undefined) refuseHost(request, response)
    else handler(request, response, host)
  }
  return (request, response) => {
    if (namesTwoHosts(request)) return refuse(response, 400, 'A request names one host.')
    const known = hosts.peek(request.headers.host)
    if (known === 'none') return refuseHost(request, response)
    if (known !== 'ask') return answer(request, response, known)
    hosts.find(request.headers.host).then(
      (host) => answer(request, response, host),
      // The source does not answer: nobody can say yet whose host this is.
      () => response.writeHead(503, awayHeaders).end(),
    )
  }
}
