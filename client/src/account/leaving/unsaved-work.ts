import { answersStore } from '../../create/answers-store.ts'
import { unsavedCopies } from '../../replica/device-drafts.ts'
import { type UnsavedWork, unsavedDrafts } from './unsaved-drafts.ts'

/** What one person would lose by leaving nothing on this device: each website once, however many copies of it there are. */
export const findUnsavedWork = async (userId: string): Promise<readonly UnsavedWork[]> => [
  ...unsavedDrafts(await unsavedCopies(userId)),
  ...unsavedAnswers(),
]

/** By which the answers are known among what is kept. */
export const answersKey = 'answers'

/** The answers for a website that does not exist yet. */
const unsavedAnswers = (): readonly UnsavedWork[] => {
  const { answers, unsaved } = answersStore.getState()
  if (!unsaved) return []
  const name = answers.businessName.trim() || 'A new website'
  const what = 'Answers for a new website'
  return [{ key: answersKey, name, what, draftId: null, copies: [], content: answers }]
}
