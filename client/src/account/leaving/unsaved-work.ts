import type { DraftAnswers } from '../../create/answers.ts'
import { unsavedCopies } from '../../replica/device-drafts.ts'
import { everyAnswers } from './other-tabs.ts'
import { type UnsavedWork, unsavedDrafts } from './unsaved-drafts.ts'

/** What one person would lose by leaving nothing on this device: each website once, however many copies of it there are. */
export const findUnsavedWork = async (userId: string): Promise<readonly UnsavedWork[]> => {
  const [copies, answers] = await Promise.all([unsavedCopies(userId), everyAnswers()])
  return [...unsavedDrafts(copies), ...answers.map(unsavedAnswers)]
}

/** The answers for a website that does not exist yet. */
const unsavedAnswers = (answers: DraftAnswers, at: number): UnsavedWork => {
  const name = answers.businessName.trim() || 'A new website'
  const what = 'Answers for a new website'
  return { key: `answers-${at}`, name, what, draftId: null, copies: [], content: answers }
}
