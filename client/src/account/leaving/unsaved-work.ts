import type { DraftAnswers } from '../../create/answers.ts'
import { keptFor } from '../../create/kept-answers.ts'
import { unsavedCopies } from '../../replica/device-drafts.ts'
import { listedHere } from './listed-here.ts'
import { everyAnswers } from './other-tabs.ts'
import { beyondReach, type UnsavedWork, unsavedDrafts } from './unsaved-drafts.ts'

/** What one person would lose by leaving nothing on this device: each website once, however many copies of it there are. */
export const findUnsavedWork = async (userId: string): Promise<readonly UnsavedWork[]> => {
  const [copies, inTabs] = await Promise.all([unsavedCopies(userId), everyAnswers()])
  // What a tab goes on with is newer than what was kept of it.
  const going = new Set(inTabs.map(({ keptAt }) => keptAt))
  const kept = keptFor(userId).filter(({ answers }) => !going.has(answers.keptAt))
  const answers = [...inTabs, ...kept.map((one) => one.answers)]
  const listed = listedHere(userId)
  const drafts = unsavedDrafts(copies).map((one) =>
    listed === null || listed.has(one.key) ? one : beyondReach(one),
  )
  return [...drafts, ...answers.map(unsavedAnswers)]
}

/** The answers for a website that does not exist yet. */
const unsavedAnswers = (answers: DraftAnswers, at: number): UnsavedWork => {
  const name = answers.businessName.trim() || 'A new website'
  const what = 'Answers for a new website'
  return { key: `answers-${at}`, name, what, draftId: null, copies: [], content: answers }
}
