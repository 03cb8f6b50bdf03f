import * as z from 'zod/mini'
import { type OwnWordsReason, ownWordsReasons } from './own-words-reason.ts'

/** Who wrote what a tool answers; of our own words why they are, where a model is connected. */
export const writtenBy = {
  by: z.enum(['model', 'ours']),
  why: z.optional(z.enum(ownWordsReasons)),
  /** The same, as a person is told it. */
  writer: z.string(),
}

/** Who wrote what a tool answers. */
export interface WrittenBy {
  readonly by: 'model' | 'ours'
  readonly why?: OwnWordsReason | undefined
}
