import type { IncomingMessage, ServerResponse } from 'node:http'
import { domainOfHost } from '@shingle/shared/domain/domain-of-host.ts'
import { operatorPaths } from '@shingle/shared/paths/server-paths.ts'
import { comesThroughProxy } from './comes-directly.ts'

const asked = `${operatorPaths.certificateAsk}?domain=`

/** Whether a proxy of ours asks whether it may have a certificate made for a name; what came through it asks nothing of the kind. */
export const isCertificateAsk = (request: IncomingMessage): boolean =>
  request.method === 'GET' && request.url?.startsWith(asked) === true && !comesThroughProxy(request)

/** Answers it: 200 for a connected domain, and for it with www where that leads here as well; 404 for any other name. */
export const answerCertificateAsk = async (
  {
    mayHaveCertificate,
  }: { readonly mayHaveCertificate: (domainName: string, isWww: boolean) => Promise<boolean> },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const name = new URLSearchParams(request.url?.slice(asked.length - 'domain='.length)).get('domain') ?? ''
  const host = name.toLowerCase()
  const domainName = domainOfHost(host)
  try {
    const isAllowed = await mayHaveCertificate(domainName, host !== domainName)
    response.writeHead(isAllowed ? 200 : 404, { 'cache-control': 'no-store' }).end()
  } catch {
    response.writeHead(503, { 'cache-control': 'no-store' }).end()
  }
}
