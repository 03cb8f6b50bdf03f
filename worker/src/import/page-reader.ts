import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import type { PageFacts, PageOrder } from './page/told.ts'
import type * as thread from './page-thread.ts'

/** Reads strangers' pages in threads of their own; undefined where one takes more time or memory than any honest page. */
export interface PageReader {
  /** Loads what reading takes: that is nobody's page. */
  readonly prepare: () => Promise<void>
  readonly read: (order: PageOrder, signal: AbortSignal) => Promise<PageFacts | undefined>
  readonly close: () => Promise<void>
}

const memoryMegabytes = 256
const threads = 2

/** Whether a page took more time or memory than any honest one; everything else is a fault of ours. */
const isThePagesFault = (cause: unknown): boolean =>
  cause instanceof Error &&
  (cause.name === 'AbortError' || ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'))

export const createPageReader = (): PageReader => {
  let pool: Tinypool | undefined
  const open = () =>
    new Tinypool({
      filename: join(import.meta.dirname, 'page-thread.ts'),
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: {},
    })
  const run = (name: keyof typeof thread, order?: PageOrder, signal?: AbortSignal) => {
    pool ??= open()
    return pool.run(order, { name, ...(signal && { signal }) })
  }
  return {
    prepare: () => run('prepare'),
    read: async (order, signal) => {
      try {
        return await run('read', order, signal)
      } catch (cause) {
        if (isThePagesFault(cause)) return undefined
        throw cause
      }
    },
    close: async () => {
      await pool?.destroy()
    },
  }
}
