import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HostLookup, HostMeaning } from './host-lookup.ts'

/** Answers a request to a host that stands for something. */
export type HostHandler = (request: IncomingMessage, response: ServerResponse, host: HostMeaning) => unknown

/** What answers on each kind of host; a kind without a handler is not served here. */
export type HostHandlers = Partial<Readonly<Record<HostMeaning['kind'], HostHandler>>>

const refuse = (response: ServerResponse): void => {
  response
    .writeHead(421, { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .end('This host is not served here.\n')
}

/** One listener for all hosts, told apart by Host alone; a host that stands for nothing gets 421. */
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
    if (host === undefined || handler === undefined) refuse(response)
    else handler(request, response, host)
  }
  return (request, response) => {
    const known = hosts.peek(request.headers.host)
    if (known === 'none') return refuse(response)
    if (known !== 'ask') return answer(request, response, known)
    hosts.find(request.headers.host).then(
      (host) => answer(request, response, host),
      // The source does not answer: nobody can say yet whose host this is.
      () => response.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '2' }).end(),
    )
  }
}
