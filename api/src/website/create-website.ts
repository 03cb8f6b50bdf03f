import { seedDraft } from '@shingle/shared/draft/seed.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { readLanguage } from '@shingle/shared/reading/language/read-language.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { knownBusiness } from '@shingle/trades/known-business.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import { type Drafts, freshDraftId } from './drafts.ts'
import { nameOf } from './name-of.ts'

interface Services {
  readonly drafts: Drafts
  readonly log: DraftLog
  readonly versions: Versions
  readonly limit: number
}

/** The answers with the language of the description, where nobody chose one. */
const inItsLanguage = (answers: Answers): Answers => {
  const { businessActivities, businessLocation: place, timeZone } = answers
  if (answers.language !== undefined || businessActivities === '') return answers
  return { ...answers, language: readLanguage(businessActivities, { place, timeZone }).language }
}

/** Makes a complete website from the answers of the onboarding; the value is its draft's id. */
export type CreateWebsite = (answers: Answers, owner: Caller) => Promise<Result<string>>

export const createCreateWebsite =
  ({ drafts, log, versions, limit }: Services): CreateWebsite =>
  async (given, owner) => {
    const answers = inItsLanguage(given)
    if ((await drafts.countOwned(owner.id)) >= limit) return refuse(websiteLimitReached)
    const known = await knownBusiness(answers)
    const alone = generateDraft(answers, { known })
    if (!alone.ok) return alone
    const content = generateDraft(answers, { known, taken: await drafts.looksNear(alone.value) })
    if (!content.ok) return content
    const id = freshDraftId()
    // The row first: it counts towards the limit, and a list never shows a draft that cannot be deleted.
    const hasRoom = await drafts.create({ id, ownerId: owner.id, content: content.value }, limit)
    if (!hasRoom) return refuse(websiteLimitReached)
    const author = { id: owner.id, name: nameOf(owner) }
    await log.create(id, author, seedDraft(content.value))
    const first = { draftId: id, name: 'First draft', reason: 'generated', author } as const
    await versions.save({ ...first, seq: 1, content: content.value })
    return succeed(id)
  }
