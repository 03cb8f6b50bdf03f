import type { Result } from '@shingle/shared/problem/problem.ts'
import {
  deleteVersionEndpoint,
  listVersionsEndpoint,
  readVersionEndpoint,
  reopenVersionEndpoint,
  type VersionAnswer,
} from '@shingle/shared/version/endpoints.ts'
import { call } from '../../server/call-endpoint.ts'

export const listVersions = (draftId: string, before: string | null) =>
  call(listVersionsEndpoint, { params: { id: draftId }, query: before === null ? {} : { before } })

/** One version whole: by its id, or 'published', or 'epoch-<n>'. */
export const readVersion = (draftId: string, version: string): Promise<Result<VersionAnswer>> =>
  call(readVersionEndpoint, { params: { id: draftId, version } })

/** Has a draft that cannot be opened written anew, as a version has it. */
export const reopenVersion = (draftId: string, version: string): Promise<Result<{ epoch: number }>> =>
  call(reopenVersionEndpoint, { params: { id: draftId, version } })

export const deleteVersion = (draftId: string, version: string) =>
  call(deleteVersionEndpoint, { params: { id: draftId, version } })
