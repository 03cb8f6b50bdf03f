import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { placePictures } from '@shingle/shared/import/place-pictures.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { creationFailed, websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { Refusal } from '../http/refusal.ts'
import type { CopyPictures } from '../import/copy-pictures.ts'
import { reader } from '../reader/reader.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import { type Drafts, freshDraftId } from './drafts.ts'

interface Services {
  readonly drafts: Drafts
  readonly log: DraftLog
  readonly versions: Versions
  readonly limit: number
  readonly copyPictures: CopyPictures
}

/** What was made, once it is known to be a draft that can be saved and published: nothing else is ever stored. */
const proved = (made: DraftContent): DraftContent => {
  const content = validateContent(made)
  if (content.ok) return content.value
  const { text, field } = content.problem
  throw new Refusal(creationFailed, { cause: new Error(`an invalid draft was made: ${field}: ${text}`) })
}

/** Makes a complete website from the answers of the onboarding; the value is its draft's id. */
export type CreateWebsite = (answers: Answers, owner: Caller) => Promise<Result<string>>

export const createCreateWebsite =
  ({ drafts, log, versions, limit, copyPictures }: Services): CreateWebsite =>
  async (answers, owner) => {
    if ((await drafts.countOwned(owner.id)) >= limit) return refuse(websiteLimitReached)
    const alone = await reader.make(owner.id, { answers })
    if (!alone.ok) return alone
    const taken = await drafts.looksNear(alone.value)
    const made = taken.length === 0 ? alone : await reader.make(owner.id, { answers, taken })
    if (!made.ok) return made
    const drawn = proved(made.value)
    // Before there is anything: strangers’ servers may keep it waiting.
    const copied = await copyPictures.take(answers.imported?.pictures ?? [], owner.id)
    const id = freshDraftId()
    // The row first: it counts towards the limit, and a list never shows a draft that cannot be deleted.
    const hasRoom = await drafts.create({ id, ownerId: owner.id, content: drawn }, limit)
    if (!hasRoom) return refuse(websiteLimitReached)
    const pictures = await copyPictures.keep(copied, { draftId: id, accountId: owner.id })
    const content = proved(placePictures(drawn, pictures))
    await log.create(id, { id: owner.id, name: nameOf(owner) }, seedDraft(content))
    const first = { draftId: id, name: 'First draft', reason: 'generated', authorId: owner.id } as const
    await versions.save({ ...first, seq: 1, content })
    return succeed(id)
  }
