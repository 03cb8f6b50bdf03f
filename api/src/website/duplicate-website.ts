import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { imageLimitReached } from '@shingle/shared/image/problems.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import { listedName, nextCopy } from '@shingle/shared/website/copy-name.ts'
import { noWebsiteAtLink, websiteLimitReached } from '@shingle/shared/website/problems.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { fileKeysIn } from '@shingle/storage/files/file-key.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Images } from '../image/images.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import { type Drafts, freshDraftId } from './drafts.ts'
import type { KeepWhole } from './keep-whole.ts'
import { readContent } from './read-content.ts'

interface Services {
  readonly drafts: Pick<Drafts, 'find' | 'isTakenDown' | 'owned'>
  readonly log: DraftLog
  readonly versions: Versions
  readonly images: Pick<Images, 'share'>
  readonly keepWhole: KeepWhole
  readonly limit: number
}

/** Makes another website of the same content for its owner; the value is the id of the new draft. */
export type DuplicateWebsite = (of: Pick<DraftRow, '_id'>, owner: Caller) => Promise<Result<string>>

/**
 * The content goes the way of every draft: read as valid, and seeded anew, without the history of the other. The page is
 * the same; lists tell the two apart. Pictures are shared: each website has rows of its own that name the same files, and a file goes with the last of them.
 */
export const createDuplicateWebsite =
  ({ drafts, log, versions, images, keepWhole, limit }: Services): DuplicateWebsite =>
  async ({ _id: from }, owner) => {
    // Else what the operator took down stands at another address a minute later.
    if (await drafts.isTakenDown(from)) return refuse(websiteTakenDown)
    const owned = await drafts.owned(owner.id)
    if (owned.length >= limit) return refuse(websiteLimitReached)
    const read = await readContent(log, { draftId: from, accountId: owner.id })
    if (!read.ok) return read
    const { content } = read.value
    const names = new Set(owned.map(({ websiteSettings }) => listedName(websiteSettings)))
    const copy = nextCopy(content.business.name, names)
    const id = freshDraftId()
    const fill = async (): Promise<Result<DraftContent>> => {
      const shown = new Set(fileKeysIn(JSON.stringify(content)))
      if (!(await images.share({ from, to: id, userId: owner.id, shown }))) return refuse(imageLimitReached)
      await log.create(id, { id: owner.id, name: nameOf(owner) }, seedDraft(content))
      const name = `Copy of ${websiteName(content.business.name)}`
      await versions.save({ draftId: id, name, reason: 'generated', authorId: owner.id, seq: 1, content })
      // The files of a website that went meanwhile may have gone before the new rows named them.
      return (await drafts.find(from)) === undefined ? refuse(noWebsiteAtLink) : succeed(content)
    }
    return keepWhole({ id, ownerId: owner.id, copy }, fill)
  }
