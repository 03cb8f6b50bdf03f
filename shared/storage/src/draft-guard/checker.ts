import { join } from 'node:path'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { createDraftThread } from './draft-thread.ts'
import type { StoredUpdate } from './stored-update.ts'

/** What is to be loaded, in order. */
export interface CheckerOrder {
  readonly updates: readonly StoredUpdate[]
}

/** What loading something stored took, and what it says, not yet validated. */
export interface CheckedLoad {
  readonly steps: number
  readonly moves: number
  readonly structs: number
  readonly content: DraftContent
}

/** Loads what nobody vouches for, apart from everything else: what it does to memory and time, it does there. */
export interface Checker {
  /** Undefined where it cannot be loaded within the limits. Of one account, one is looked at after the other. */
  load(accountId: string, updates: readonly StoredUpdate[]): Promise<CheckedLoad | undefined>
}

const script = join(import.meta.dirname, 'checker-worker.ts')
const isLoad = (answer: unknown): answer is CheckedLoad =>
  typeof answer === 'object' && answer !== null && 'structs' in answer && 'content' in answer

/** A checker of its own, given up where it says nothing for so long; nothing runs until something is to be loaded. */
export const createChecker = (patienceMs?: number): Checker => {
  const thread = createDraftThread<CheckerOrder>(script, patienceMs)
  return {
    load: async (accountId, updates) => {
      const answer = await thread.ask(accountId, { updates })
      return isLoad(answer) ? answer : undefined
    },
  }
}

/** The checker of this process. */
export const checker: Checker = createChecker()
