import { createHmac } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { domainCheckPath } from '@shingle/shared/paths/server-paths.ts'
import { plainHost } from './plain-host.ts'

/** What this deployment says at a host, and nobody else can. */
export const domainWord = (secret: Uint8Array, host: string): string =>
  createHmac('sha256', secret).update(`domain-check ${host}`).digest('hex')

/** Whether somebody asks who answers at a host. */
export const isDomainCheck = ({ method, url }: IncomingMessage): boolean =>
  method === 'GET' && url === domainCheckPath

/** Answers it, at whatever host it is asked: that says nothing but that the host leads here. */
export const answerDomainCheck = (
  secret: Uint8Array,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  response
    .writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
    .end(domainWord(secret, plainHost(request)))
}

/** A listener that answers whoever asks who answers, and leaves everything else to another. */
export const withDomainCheck =
  (secret: Uint8Array, listener: RequestListener): RequestListener =>
  (request, response) => {
    if (isDomainCheck(request)) answerDomainCheck(secret, request, response)
    else listener(request, response)
  }
