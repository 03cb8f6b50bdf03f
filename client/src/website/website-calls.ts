import type { Result } from '@shingle/shared/problem/problem.ts'
import { deleteWebsiteEndpoint, listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { call } from '../server/call-endpoint.ts'
import type { Websites } from './website-list.ts'

/** The account's websites, and how many there may be. */
export const readWebsites = (): Promise<Result<Websites>> => call(listWebsitesEndpoint, {})

export const deleteWebsite = (draftId: string) => call(deleteWebsiteEndpoint, { params: { id: draftId } })
