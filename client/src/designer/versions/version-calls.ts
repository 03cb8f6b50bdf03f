import type { Result } from '@shingle/shared/problem/problem.ts'
import {
  listVersionsEndpoint,
  readVersionEndpoint,
  type VersionAnswer,
} from '@shingle/shared/version/endpoints.ts'
import { call } from '../../server/call-endpoint.ts'

export const listVersions = (draftId: string, before: string | null) =>
  call(listVersionsEndpoint, { params: { id: draftId }, query: before === null ? {} : { before } })

/** One version whole: by its id, or 'published', or 'epoch-<n>'. */
export const readVersion = (draftId: string, version: string): Promise<Result<VersionAnswer>> =>
  call(readVersionEndpoint, { params: { id: draftId, version } })
