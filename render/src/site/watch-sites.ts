import { siteChangedChannel, siteChangedSchema } from '@shingle/shared/website/site-changed.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { Websites } from '@shingle/storage/rows/websites.ts'
import type { Logger } from 'pino'

interface WatchOptions {
  readonly published: Websites
  readonly bus: Bus
  readonly log: Logger
  readonly onChange: (handle: string, version: number) => void
}

const pollMs = 500
// Two changes may be written in another order than they were numbered in: a poll looks this far back.
const overlap = 32

/**
 * Hears of every change of an address: at once by the bus, and within half a second by asking for newer versions,
 * because messages can be lost. Call the result to stop.
 */
export const watchSites = ({ published, bus, log, onChange }: WatchOptions): (() => Promise<void>) => {
  let newest: number | undefined
  let seen: ReadonlyMap<string, number> = new Map()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const poll = async (): Promise<void> => {
    newest ??= await published.newestVersion()
    const changed = await published.changedAfter(newest - overlap)
    for (const { _id, version } of changed) if (seen.get(_id) !== version) onChange(_id, version)
    seen = new Map(changed.map(({ _id, version }) => [_id, version]))
    newest = Math.max(newest, ...seen.values())
  }

  const run = async (): Promise<void> => {
    try {
      await poll()
    } catch (error) {
      log.warn({ err: error }, 'published websites could not be polled')
    }
    if (!isClosed) timer = setTimeout(run, pollMs).unref()
  }

  const subscription = bus.subscribe(siteChangedChannel, (message) => {
    const change = siteChangedSchema.safeParse(message)
    if (change.success) onChange(change.data.handle, change.data.version)
  })
  subscription.catch((error: unknown) => log.warn({ err: error }, 'the bus cannot be heard; polling goes on'))
  const running = run()

  return async () => {
    isClosed = true
    await running
    clearTimeout(timer)
    const unsubscribe = await subscription.catch(() => undefined)
    await unsubscribe?.()
  }
}
