import { join } from 'node:path'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Answers } from '@shingle/shared/generation/answers.ts'
import { descriptionUnreadable } from '@shingle/shared/generation/problems.ts'
import type { Understanding } from '@shingle/shared/generation/understanding.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import type { IdeaOrder, SuggestedIdeas } from '@shingle/shared/ideas/endpoints.ts'
import type { NameOrder } from '@shingle/shared/names/endpoints.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { Tinypool } from 'tinypool'
import { Refusal } from '../http/refusal.ts'
import { createCallTurns } from '../limits/call-turns.ts'
import type { MakeOrder } from './make-order.ts'
import type * as thread from './reader-thread.ts'
import { abortAfterWork } from './work-deadline.ts'

/**
 * Reads what people write of their businesses, in a thread of its own: what a text does to time and memory, it does
 * there. `asker` is an account's id or a network; of each, one is read after the other. Both reject with the problem
 * for whoever asks: too many wait already, or the text cannot be read within the limits.
 */
export interface Reader {
  /** The content of a draft as the answers make it. */
  make(asker: string, order: MakeOrder): Promise<Result<DraftContent>>
  understand(asker: string, answers: Answers): Promise<Understanding>
  /** Twelve names for a business. */
  names(asker: string, order: NameOrder): Promise<readonly string[]>
  /** At most eight ideas for a business. */
  ideas(asker: string, order: IdeaOrder): Promise<SuggestedIdeas>
  /** What a language model is told of the business beside its own description. */
  brief(asker: string, answers: Answers): Promise<Brief>
}

interface ReaderLimits {
  /** A text that takes this process longer to read, in processor time, is given up; an honest one takes a fiftieth of a second. */
  readonly patienceMs: number
  readonly ofOne: number
  readonly ofAll: number
}

const usual: ReaderLimits = { patienceMs: 5_000, ofOne: 30, ofAll: 100 }
const memoryMegabytes = 256

const openPool = () =>
  new Tinypool({
    filename: join(import.meta.dirname, 'reader-thread.ts'),
    minThreads: 1,
    maxThreads: 1,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {},
  })

/** Whether a text took more time or memory than any honest one; everything else is a fault of ours. */
const isTheTextsFault = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.name === 'AbortError' || ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'))

/** A reader of its own; its thread is started when it is first needed. */
export const createReader = ({ patienceMs, ...room }: ReaderLimits = usual): Reader => {
  const turns = createCallTurns(room)
  let pool: Tinypool | undefined
  const run = async (name: keyof typeof thread, asker: string, order: unknown) => {
    try {
      return await turns.take(asker, async () => {
        pool ??= openPool()
        // A new thread has first to learn the trades, which is nobody's text.
        await pool.run(undefined, { name: 'prepare' })
        const { signal, stop } = abortAfterWork(patienceMs)
        return pool.run(order, { name, signal }).finally(stop)
      })
    } catch (cause) {
      throw isTheTextsFault(cause) ? new Refusal(descriptionUnreadable, { cause }) : cause
    }
  }
  return {
    make: (asker, order) => run('make', asker, order),
    understand: (asker, answers) => run('understand', asker, answers),
    names: (asker, order) => run('names', asker, order),
    ideas: (asker, order) => run('ideas', asker, order),
    brief: (asker, answers) => run('brief', asker, answers),
  }
}

/** The reader of this process. */
export const reader: Reader = createReader()
