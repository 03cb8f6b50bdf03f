import type { ReviewEntry } from '@shingle/shared/draft/review.ts'
import { useState } from 'react'

export type Choice = 'mine' | 'theirs'

/** What is chosen for each change: only mine is taken unless somebody says no, what both changed asks. */
export const useChoices = (entries: readonly ReviewEntry[]) => {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({})
  const choiceOf = ({ key, isOnlyMine }: ReviewEntry): Choice | undefined =>
    choices[key] ?? (isOnlyMine ? 'mine' : undefined)
  return {
    choiceOf,
    choose: ({ key }: ReviewEntry, choice: Choice) => setChoices((known) => ({ ...known, [key]: choice })),
    taken: entries.filter((entry) => choiceOf(entry) === 'mine'),
    open: entries.filter((entry) => choiceOf(entry) === undefined).length,
  }
}
