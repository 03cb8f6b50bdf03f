import { createByteCache } from './byte-cache.ts'
import type { ReadyPage } from './ready-page.ts'

/** What is known of a handle without asking: a page, that there is none, or nothing. */
export type Known = ReadyPage | 'absent' | undefined

/** Ready pages by handle, and a short memory of handles that lead nowhere. */
export interface PageCache {
  readonly peek: (handle: string) => Known
  /** The page, from memory or read once for everybody who asks meanwhile. */
  readonly get: (handle: string) => Promise<ReadyPage | undefined>
  /** Forgets a handle unless what is kept is of this very version. */
  readonly drop: (handle: string, version?: number) => void
}

interface CacheOptions {
  readonly load: (handle: string) => Promise<ReadyPage | undefined>
  readonly limitBytes: number
  readonly clock: () => Date
}

const absentMs = 5_000
const absentMaximum = 10_000

/** An empty cache over `load`. */
export const createPageCache = ({ load, limitBytes, clock }: CacheOptions): PageCache => {
  const pages = createByteCache<ReadyPage>(limitBytes)
  const absentUntil = new Map<string, number>()
  const loading = new Map<string, Promise<ReadyPage | undefined>>()

  const remember = (handle: string, page: ReadyPage | undefined): void => {
    if (page !== undefined) {
      pages.set(handle, page, page.bytes)
      return
    }
    // Whoever tries handles at random must not fill the memory.
    if (absentUntil.size >= absentMaximum) absentUntil.clear()
    absentUntil.set(handle, clock().getTime() + absentMs)
  }

  const read = async (handle: string): Promise<ReadyPage | undefined> => {
    const reading = load(handle)
    loading.set(handle, reading)
    try {
      const page = await reading
      // A change announced while this was being read may have come too late for it: then it is not kept.
      if (loading.get(handle) === reading) remember(handle, page)
      return page
    } finally {
      if (loading.get(handle) === reading) loading.delete(handle)
    }
  }

  const isOver = ({ until }: ReadyPage): boolean => until !== undefined && until <= clock().getTime()

  const peek = (handle: string): Known => {
    const page = pages.get(handle)
    if (page !== undefined && !isOver(page)) return page
    return (absentUntil.get(handle) ?? 0) > clock().getTime() ? 'absent' : undefined
  }

  return {
    peek,
    get: async (handle) => {
      const known = peek(handle)
      if (known === undefined) return loading.get(handle) ?? read(handle)
      return known === 'absent' ? undefined : known
    },
    drop: (handle, version) => {
      if (version !== undefined && pages.get(handle)?.version === version) return
      pages.delete(handle)
      absentUntil.delete(handle)
      loading.delete(handle)
    },
  }
}
