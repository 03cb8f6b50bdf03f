import { wayBackOpenCode, wayBackWords } from '@shingle/shared/email-change/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { momentWords } from '../ui/moment-words.ts'
import { longDay } from './long-day.ts'
import { profileQuery } from './profile-calls.ts'

/**
 * Why what cannot be undone waits, as the account says, or the server where it has just refused it; null where nothing
 * has to wait.
 */
export const useWayBack = (problem: Problem | null): string | null => {
  const wayBack = profileQuery.use().data?.wayBack
  if (wayBack && Date.parse(wayBack.until) > Date.now())
    return wayBackWords(longDay(wayBack.changedAt), momentWords(wayBack.until))
  return problem?.code === wayBackOpenCode ? problem.text : null
}
