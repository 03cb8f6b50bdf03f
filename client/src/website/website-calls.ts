import type { Result } from '@shingle/shared/problem/problem.ts'
import { deleteWebsiteEndpoint, listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { call } from '../server/call-endpoint.ts'
import type { Websites } from './websites.ts'

/** The account's websites, and how many there may be. */
export const readWebsites = (signal?: AbortSignal): Promise<Result<Websites>> =>
  call(listWebsitesEndpoint, {}, { signal })

export const deleteWebsite = (draftId: string) => call(deleteWebsiteEndpoint, { params: { id: draftId } })
