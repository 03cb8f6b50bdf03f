import { Worker } from 'node:worker_threads'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { createTurns } from '../turns/turns.ts'

/** A thread beside this one that applies what people wrote: what that does to memory and time, it does there. */
export interface DraftThread<Order> {
  /**
   * What the thread's script answers to an order; undefined where it takes more than it may, or ends. Of one account, one
   * order is looked at after the other.
   */
  ask(accountId: string, order: Order): Promise<unknown>
}

const memoryMegabytes = 128
/** Of processor time: where a machine is behind, nothing counts as dear for that. */
const orderCpuMs = syncLimits.load.ms
/** A thread that says nothing for so long, whatever it waits for. */
const usualPatienceMs = 10_000
const lookMs = 100

const startWorker = (script: string): Worker => {
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

const whileStarting = async () => false

/** One thread, started when it is first needed, and again after one that did not survive. */
const createThread = (script: string, patienceMs: number) => {
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
    const started = startWorker(script)
    started.on('error', () => undefined)
    started.once('exit', () => leave(started))
    if ((await waitFor(started, whileStarting)) !== 'ready')
      throw new Error('a thread for drafts does not start')
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
  return async (order: unknown): Promise<unknown> => {
    const { present, before } = await begin()
    const answered = waitFor(present, async () => (await cpuMsOf(present)) - before > orderCpuMs)
    present.postMessage(order)
    return answered
  }
}

/** A thread that runs a script, which says 'ready' and then answers each order; nothing runs until something is asked. */
export const createDraftThread = <Order>(
  script: string,
  patienceMs = usualPatienceMs,
): DraftThread<Order> => {
  const run = createThread(script, patienceMs)
  const turns = createTurns({ ofOne: Number.POSITIVE_INFINITY, ofAll: Number.POSITIVE_INFINITY })
  return { ask: (accountId, order) => turns.take(accountId, () => run(order)) }
}
