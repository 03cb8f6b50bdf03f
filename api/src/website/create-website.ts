import type { Answers } from '@shingle/shared/generation/answers.ts'
import { placePictures } from '@shingle/shared/import/place-pictures.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { CopyPictures } from '../import/copy-pictures.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import { type ComposeContent, proved } from './compose-content.ts'
import { type Drafts, freshDraftId } from './drafts.ts'
import { fillFirstDraft, findMade } from './first-draft.ts'
import type { KeepWhole } from './keep-whole.ts'

interface Services {
  readonly drafts: Drafts
  readonly log: DraftLog
  readonly versions: Versions
  readonly composeContent: ComposeContent
  readonly limit: number
  readonly copyPictures: CopyPictures
  readonly keepWhole: KeepWhole
}

/** Makes a complete website from the answers of the onboarding; the value is its draft's id. Of one creation there is one website. */
export type CreateWebsite = (answers: Answers, owner: Caller, creation?: string) => Promise<Result<string>>

export const createCreateWebsite =
  (services: Services): CreateWebsite =>
  async (answers, owner, creation) => {
    const { drafts, composeContent, copyPictures, keepWhole, limit } = services
    const made = creation === undefined ? undefined : await findMade(drafts, { owner, creation })
    if (made !== undefined) return made
    if ((await drafts.countOwned(owner.id)) >= limit) return refuse(websiteLimitReached)
    const drawn = await composeContent(answers, owner.id)
    if (!drawn.ok) return drawn
    // Before there is anything: strangers’ servers may keep it waiting.
    const copied = await copyPictures.take(answers.imported?.pictures ?? [], owner.id)
    const id = freshDraftId()
    return keepWhole({ id, ownerId: owner.id, creation }, async () => {
      const pictures = await copyPictures.keep(copied, { draftId: id, accountId: owner.id })
      const content = proved(placePictures(drawn.value, pictures))
      await fillFirstDraft(services, content, { id, owner })
      return succeed(content)
    })
  }
