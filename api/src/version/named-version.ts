import { type Result, refuse } from '@shingle/shared/problem/problem.ts'
import type { VersionAnswer } from '@shingle/shared/version/endpoints.ts'
import { noSuchVersion } from '@shingle/shared/version/problems.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Versions } from './versions.ts'

const epochPattern = /^epoch-(\d{1,15})$/

/** The version of a draft that an address names: by its id, as 'published', or as 'epoch-<n>'. */
export const namedVersion = async (
  versions: Versions,
  { _id: draftId, published }: DraftRow,
  name: string,
): Promise<Result<VersionAnswer>> => {
  if (name === 'published') return published === null ? refuse(noSuchVersion) : versions.published(draftId)
  const epoch = epochPattern.exec(name)?.[1]
  return epoch === undefined ? versions.one(draftId, name) : versions.atEndOf(draftId, Number(epoch))
}
