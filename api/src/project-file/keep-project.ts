import { nameOf } from '@shingle/shared/account/name-of.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { withPictures } from '@shingle/shared/project-file/fresh-content.ts'
import { listedName, nextCopy } from '@shingle/shared/website/copy-name.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { fileKey } from '@shingle/storage/files/file-key.ts'
import { type ImageLibrary, keepUpload } from '../image/keep-upload.ts'
import type { Caller } from '../session/caller.ts'
import type { Versions } from '../version/versions.ts'
import { type Drafts, freshDraftId } from '../website/drafts.ts'
import type { KeepWhole } from '../website/keep-whole.ts'
import type { OpenedProject } from './read-project-file.ts'

interface Services extends ImageLibrary {
  readonly drafts: Pick<Drafts, 'owned'>
  readonly log: DraftLog
  readonly versions: Versions
  readonly keepWhole: KeepWhole
}

/** The content with its pictures as they will be kept. */
const placed = ({ content, pictures }: OpenedProject): DraftContent =>
  withPictures(content, (picture) => {
    const opened = pictures.get(picture.reference)
    const largest = opened?.sizes.at(-1)
    if (largest === undefined) return null
    const { bytes, width, height } = largest
    const reference = fileKey(bytes, { type: 'image/webp' })
    return { ...picture, provider: opened?.credit?.provider ?? 'Custom', reference, width, height }
  })

/** Makes a website of its own of a project; the value is its draft's id. */
export type KeepProject = (project: OpenedProject, owner: Caller) => Promise<Result<string>>

export const createKeepProject = ({
  drafts,
  log,
  versions,
  keepWhole,
  ...library
}: Services): KeepProject => {
  const keepAll = async (
    { id, owner, content }: { id: string; owner: Caller; content: DraftContent },
    pictures: OpenedProject['pictures'],
  ): Promise<Result<DraftContent>> => {
    for (const { sizes, credit } of pictures.values())
      await keepUpload(library, { draftId: id, accountId: owner.id }, { sizes, ...(credit && { credit }) })
    await log.create(id, { id: owner.id, name: nameOf(owner) }, seedDraft(content))
    const first = { draftId: id, name: 'Project file', reason: 'generated', authorId: owner.id } as const
    await versions.save({ ...first, seq: 1, content })
    return succeed(content)
  }

  return async (project, owner) => {
    const content = placed(project)
    const { name } = content.business
    const owned = await drafts.owned(owner.id)
    const names = new Set(owned.map(({ websiteSettings }) => listedName(websiteSettings)))
    const copy = names.has(name) ? nextCopy(name, names) : undefined
    const id = freshDraftId()
    return keepWhole({ id, ownerId: owner.id, copy }, () => keepAll({ id, owner, content }, project.pictures))
  }
}
