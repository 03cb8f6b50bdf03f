import type { IncomingMessage, ServerResponse } from 'node:http'
import { awayHeaders } from '@shingle/shared/problem/ask-again.ts'
import type { HostLookup, HostMeaning } from './host-lookup.ts'
import { namesTwoHosts } from './names-two-hosts.ts'

/** Answers a request to a host that stands for something. */
export type HostHandler = (request: IncomingMessage, response: ServerResponse, host: HostMeaning) => unknown

/** What answers on each kind of host; a kind without a handler is not served here. */
export type HostHandlers = Partial<Readonly<Record<HostMeaning['kind'], HostHandler>>>

const refuse = (response: ServerResponse, status: 400 | 421, text: string): void => {
  response
    .writeHead(status, { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .end(`${text}\n`)
}

const notServed = 'This host is not served here.'

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
    if (host === undefined || handler === undefined) refuse(response, 421, notServed)
    else handler(request, response, host)
  }
  return (request, response) => {
    if (namesTwoHosts(request)) return refuse(response, 400, 'A request names one host.')
    const known = hosts.peek(request.headers.host)
    if (known === 'none') return refuse(response, 421, notServed)
    if (known !== 'ask') return answer(request, response, known)
    hosts.find(request.headers.host).then(
      (host) => answer(request, response, host),
      // The source does not answer: nobody can say yet whose host this is.
      () => response.writeHead(503, awayHeaders).end(),
    )
  }
}
