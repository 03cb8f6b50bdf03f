import {
  connectDomainEndpoint,
  type DomainAnswer,
  deleteDomainEndpoint,
  disconnectDomainEndpoint,
  disconnectEmailEndpoint,
  lookAtDomainEndpoint,
  readDomainEndpoint,
} from '@shingle/shared/domain/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { call } from '../../../server/call-endpoint.ts'

export const readDomain = (id: string): Promise<Result<DomainAnswer>> =>
  call(readDomainEndpoint, { params: { id } })

export const connectDomain = (id: string, domainName: string): Promise<Result<DomainAnswer>> =>
  call(connectDomainEndpoint, { params: { id }, body: { domainName } })

export const lookAtDomain = (id: string) => call(lookAtDomainEndpoint, { params: { id } })

export const deleteDomain = (id: string) => call(deleteDomainEndpoint, { params: { id } })

/** Disconnects, and asks for the mail about it, which is sent where the domain was changed last long ago. */
export const disconnectDomain = async (
  id: string,
  { domain, companyName }: { readonly domain: string; readonly companyName: string },
): Promise<Result<undefined>> => {
  const done = await call(disconnectDomainEndpoint, { params: { id } })
  if (!done.ok) return done
  // Where this is not answered the server sends it all the same.
  await call(disconnectEmailEndpoint, { body: { websiteId: id, domain, companyName } })
  return done
}
