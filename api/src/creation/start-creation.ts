import type { PartProgress } from '@shingle/shared/creation/progress.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { writtenGroups } from '@shingle/shared/generation/writing/written-parts.ts'
import { placePictures } from '@shingle/shared/import/place-pictures.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { sectionTitle } from '@shingle/shared/sections/section-title.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { OrderSweep } from '@shingle/storage/deletion/sweep-deleted.ts'
import type { JobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { type Creations, creationLifetimeMs } from '@shingle/storage/rows/creations.ts'
import type { CopyPictures } from '../import/copy-pictures.ts'
import { reader } from '../reader/reader.ts'
import { type ComposeContent, proved } from '../website/compose-content.ts'
import type { Drafts } from '../website/drafts.ts'
import { creationIdFor, findMade, type StartedBy } from '../website/first-draft.ts'
import { writeCreationJob } from './creation-job.ts'

interface Services {
  readonly drafts: Pick<Drafts, 'countOwned' | 'findFor' | 'ofCreation'>
  readonly creations: Creations
  readonly queue: JobQueue
  readonly composeContent: ComposeContent
  readonly copyPictures: CopyPictures
  readonly orderSweep: OrderSweep
  readonly limit: number
}

const partsOf = (content: DraftContent): PartProgress[] =>
  Object.values(writtenGroups(content))
    .flat()
    .map(({ name, sectionId, type, entries = 0 }) => ({
      ...{
        name,
        sectionId,
        section: sectionTitle({ type }),
        state: 'waiting' as const,
        done: 0,
        of: entries,
      },
    }))

/** Begins a website that the language model helps to write; the value is its draft's id. */
export type StartCreation = (answers: Answers, by: StartedBy) => Promise<Result<string>>

export const createStartCreation =
  ({ drafts, creations, queue, composeContent, copyPictures, orderSweep, limit }: Services): StartCreation =>
  async (answers, by) => {
    const [draftId, userId] = [creationIdFor(by), by.owner.id]
    const made = await findMade(drafts, { ...by, creation: draftId })
    if (made !== undefined) return made
    if ((await creations.find(draftId)) !== undefined) return succeed(draftId)
    if ((await drafts.countOwned(userId)) >= limit) return refuse(websiteLimitReached)
    const drawn = await composeContent(answers, userId)
    if (!drawn.ok) return drawn
    const brief = await reader.brief(userId, answers)
    // While their owner waits: the job that writes asks no strangers’ servers.
    const copied = await copyPictures.take(answers.imported?.pictures ?? [], userId)
    // No attempt begins when the creation is forgotten: what one left without a row goes then.
    await orderSweep({ websiteId: draftId, ownerId: userId }, creationLifetimeMs)
    const pictures = await copyPictures.keep(copied, { draftId, accountId: userId })
    const content = proved(placePictures(drawn.value, pictures))
    const begun = { _id: draftId, userId, brief, content, parts: partsOf(content) }
    await creations.insert({ ...begun, stage: 'Personalizing' })
    // After the row: a job without one has nothing to do.
    await queue.add({ ...writeCreationJob(draftId, userId) })
    return succeed(draftId)
  }
