import type { LastEdit } from '@shingle/storage/draft-log/draft-mirror.ts'

/** The last edit a process accepted, until a snapshot holds it, and since when (ms, monotonic) none does. */
export interface Unstored extends LastEdit {
  readonly since: number
  readonly changed: number
}
