import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
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

interface Services {
  readonly drafts: Drafts
  readonly log: DraftLog
  readonly versions: Versions
  readonly composeContent: ComposeContent
  readonly limit: number
  readonly copyPictures: CopyPictures
}

type Owner = Pick<Caller, 'id' | 'name' | 'email'>

/** What is kept: under which id, whose, and what is put into it once its row is there. */
export interface FirstDraft {
  readonly id: string
  readonly owner: Owner
  readonly complete?: (content: DraftContent) => Promise<DraftContent>
}

/** Keeps a website's first draft. Called again after an interruption, it goes on where that was. */
export type KeepFirstDraft = (content: DraftContent, draft: FirstDraft) => Promise<Result<string>>

export const createKeepFirstDraft =
  ({ drafts, log, versions, limit }: Omit<Services, 'composeContent' | 'copyPictures'>): KeepFirstDraft =>
  async (drawn, { id, owner, complete }) => {
    // The row first: it counts towards the limit, and a list never shows a draft that cannot be deleted.
    const isKept = (await drafts.ownerOf(id)) === owner.id
    const hasRoom = isKept || (await drafts.create({ id, ownerId: owner.id, content: drawn }, limit))
    if (!hasRoom) return refuse(websiteLimitReached)
    const content = complete === undefined ? drawn : await complete(drawn)
    await log.create(id, { id: owner.id, name: nameOf(owner) }, seedDraft(content))
    const first = { draftId: id, name: 'First draft', reason: 'generated', authorId: owner.id } as const
    const hasFirst = isKept && (await versions.list(id)).versions.length > 0
    if (!hasFirst) await versions.save({ ...first, seq: 1, content })
    return succeed(id)
  }

/** Makes a complete website from the answers of the onboarding; the value is its draft's id. By the same id again it is the same website. */
export type CreateWebsite = (answers: Answers, owner: Caller, id?: string) => Promise<Result<string>>

export const createCreateWebsite = ({
  composeContent,
  copyPictures,
  ...services
}: Services): CreateWebsite => {
  const keepFirstDraft = createKeepFirstDraft(services)
  return async (answers, owner, id = freshDraftId()) => {
    const isBegun = (await services.drafts.ownerOf(id)) === owner.id
    if (!isBegun && (await services.drafts.countOwned(owner.id)) >= services.limit)
      return refuse(websiteLimitReached)
    const content = await composeContent(answers, owner.id)
    if (!content.ok) return content
    // Before there is anything: strangers’ servers may keep it waiting.
    const copied = await copyPictures.take(answers.imported?.pictures ?? [], owner.id)
    const complete = async (drawn: DraftContent) =>
      proved(placePictures(drawn, await copyPictures.keep(copied, { draftId: id, accountId: owner.id })))
    return keepFirstDraft(content.value, { id, owner, complete })
  }
}
