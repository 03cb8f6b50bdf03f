import type { Result } from '@shingle/shared/problem/problem.ts'
import { type VersionAnswer, versionAnswer, versionsAnswer } from '@shingle/shared/version/endpoints.ts'
import { api } from '../../server/call-endpoint.ts'

export const listVersions = (draftId: string, before: string | null) => {
  const rest = before === null ? '' : `?before=${encodeURIComponent(before)}`
  return api(`/api/drafts/${draftId}/versions${rest}`, { answer: versionsAnswer })
}

/** One version whole: by its id, or 'published', or 'epoch-<n>'. */
export const readVersion = (draftId: string, version: string): Promise<Result<VersionAnswer>> =>
  api(`/api/drafts/${draftId}/versions/${version}`, { answer: versionAnswer })
