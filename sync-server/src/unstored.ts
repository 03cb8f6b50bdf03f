import type { LastEdit } from '@shingle/storage/draft-log/draft-mirror.ts'

/** Since when (ms, monotonic) no snapshot holds what a draft has become, and the last edit of that which this process accepted. */
export interface Unstored {
  /** None where all of it was in the log before the draft was opened, as of a process that ended: it is stored though nobody writes. */
  readonly edit?: LastEdit | undefined
  readonly since: number
  readonly changed: number
}

/** Notes that the draft has become something else just now, by `edit` where this process accepted it. */
export const noteUnstored = (former: Unstored | undefined, edit?: LastEdit): Unstored => {
  const now = performance.now()
  return { edit, since: former?.since ?? now, changed: now }
}
