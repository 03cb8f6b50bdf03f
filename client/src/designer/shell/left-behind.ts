import type { DraftStatus } from '../../replica/draft-status.ts'

/** Where work is that the account would not have of whoever leaves now. */
export type LeftBehind = 'nowhere' | 'device'

/** What leaving the draft for another screen would leave behind; null where all is saved, or just being sent. */
export const leftBehind = (status: DraftStatus): LeftBehind | null => {
  // What is just being written is written to its end.
  if (status.save === 'not-saved') return status.why === 'saving' ? null : 'nowhere'
  return isUnsaved(status) && !isBeingSent(status) ? 'device' : null
}

/** Whether anything would reach the account that has not yet; what is frozen is kept as a recovered copy. */
export const isUnsaved = ({ save, phase }: DraftStatus): boolean =>
  save === 'not-saved' || (save === 'device' && phase !== 'frozen')

const isBeingSent = ({ online, why, pictures }: DraftStatus): boolean =>
  online && why === undefined && pictures.waiting === 0
