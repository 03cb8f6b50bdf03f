import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { answersStore } from '../../create/answers-store.ts'
import { unsavedCopies } from '../../replica/device-drafts.ts'

/** Work that exists on this device alone. */
export interface UnsavedWork {
  readonly key: string
  readonly name: string
  readonly what: string
  /** Its draft; null where there is none yet. */
  readonly draftId: string | null
  /** What a download of it holds. */
  readonly content: unknown
}

/** What one person would lose by leaving nothing on this device. */
export const findUnsavedWork = async (userId: string): Promise<readonly UnsavedWork[]> => {
  const copies = await unsavedCopies(userId)
  const drafts = copies.map(({ name, draftId, content }) => ({
    key: name,
    name: nameOf(content),
    what: 'Changes that are not in your account yet',
    draftId,
    content,
  }))
  return [...drafts, ...unsavedAnswers()]
}

const nameOf = ({ business }: DraftContent): string => websiteName(business.name)

/** The answers for a website that does not exist yet. */
const unsavedAnswers = (): readonly UnsavedWork[] => {
  const { answers, unsaved } = answersStore.getState()
  if (!unsaved) return []
  const name = answers.businessName.trim() || 'A new website'
  return [{ key: 'answers', name, what: 'Answers for a new website', draftId: null, content: answers }]
}
