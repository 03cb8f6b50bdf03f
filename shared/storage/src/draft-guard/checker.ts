import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { createTurns } from '../turns/turns.ts'
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
const memoryMegabytes = 128
/** Of processor time: where a machine is behind, nothing counts as dear for that. */
const loadCpuMs = syncLimits.load.ms
/** A thread that says nothing for so long, whatever it waits for. */
const usualPatienceMs = 10_000
const lookMs = 100

const startWorker = (): Worker => {
  const worker = new Worker(script, {
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {},
  })
  worker.unref()
  return worker
}

const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

interface Patience {
  readonly patienceMs: number
  readonly isTooLong: () => Promise<boolean>
  /** Ends the thread, so that nobody is given it any more. */
  readonly giveUp: () => void
}

/** The next message of a thread; undefined where it ends instead, or is ended because nobody waits any longer. */
const answerOf = (worker: Worker, { patienceMs, isTooLong, giveUp }: Patience): Promise<unknown> =>
  new Promise((resolve) => {
    // Time is counted by looking: while this thread itself stood still, the other may long have answered.
    let waitedMs = 0
    let isOver = false
    const end = (answer?: unknown) => {
      isOver = true
      clearInterval(timer)
      worker.off('message', end)
      worker.off('exit', endSilently)
      resolve(answer)
    }
    const endSilently = () => end()
    const look = async () => {
      waitedMs += lookMs
      const isEnough = waitedMs > patienceMs || (await isTooLong())
      if (isEnough && !isOver) giveUp()
    }
    // Of a thread that is ending nothing can be asked: its end is on its way.
    const timer = setInterval(() => void look().catch(() => undefined), lookMs)
    worker.on('message', end)
    worker.on('exit', endSilently)
  })

const isLoad = (answer: unknown): answer is CheckedLoad =>
  typeof answer === 'object' && answer !== null && 'structs' in answer && 'content' in answer

const whileStarting = async () => false

/** One thread, started when it is first needed, and again after one that did not survive. */
const createThread = (patienceMs: number) => {
  let worker: Worker | undefined
  const leave = (left: Worker): void => {
    if (worker === left) worker = undefined
  }
  const waitFor = (present: Worker, isTooLong: () => Promise<boolean>): Promise<unknown> => {
    const giveUp = () => {
      leave(present)
      void present.terminate()
    }
    return answerOf(present, { patienceMs, isTooLong, giveUp })
  }
  const ready = async (): Promise<Worker> => {
    if (worker !== undefined) return worker
    const started = startWorker()
    started.on('error', () => undefined)
    started.once('exit', () => leave(started))
    if ((await waitFor(started, whileStarting)) !== 'ready') throw new Error('the checker does not start')
    worker = started
    return started
  }
  /** A thread and what it has used up to now; one that is just ending is not waited for. */
  const begin = async (): Promise<{ readonly present: Worker; readonly before: number }> => {
    const former = await ready()
    const used = await cpuMsOf(former).catch(() => undefined)
    if (used !== undefined && worker === former) return { present: former, before: used }
    leave(former)
    const present = await ready()
    return { present, before: await cpuMsOf(present) }
  }
  return {
    run: async (updates: readonly StoredUpdate[]): Promise<CheckedLoad | undefined> => {
      const { present, before } = await begin()
      const answered = waitFor(present, async () => (await cpuMsOf(present)) - before > loadCpuMs)
      present.postMessage({ updates } satisfies CheckerOrder)
      const answer = await answered
      return isLoad(answer) ? answer : undefined
    },
  }
}

/** A checker of its own; nothing runs until something is to be loaded. */
export const createChecker = ({ patienceMs = usualPatienceMs } = {}): Checker => {
  const thread = createThread(patienceMs)
  const turns = createTurns({ ofOne: Number.POSITIVE_INFINITY, ofAll: Number.POSITIVE_INFINITY })
  return { load: (accountId, updates) => turns.take(accountId, () => thread.run(updates)) }
}

/** The checker of this process. */
export const checker: Checker = createChecker()
