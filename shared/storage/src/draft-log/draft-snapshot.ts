import type { DraftContent } from '@shingle/shared/draft/content.ts'

/** A whole draft at one position. */
export interface DraftSnapshot {
  readonly seq: number
  /** Yjs V2. */
  readonly state: Uint8Array
  /** The same as plain, valid values. */
  readonly content?: DraftContent
}
