import { createByteCache } from '../site/byte-cache.ts'

interface KeptReadsOptions<V> {
  readonly load: (key: string) => Promise<V | undefined>
  readonly bytesOf: (value: V) => number
  /** How many bytes are kept; what was used longest ago goes first. */
  readonly limitBytes: number
}

/** What is read once for everybody who asks meanwhile, and the most used of it from memory. */
export interface KeptReads<V> {
  readonly find: (key: string) => Promise<V | undefined>
  /** Forgets what was removed from where it is read. */
  readonly forget: (key: string) => void
}

/** Keeps what `load` reads. */
export const createKeptReads = <V>({ load, bytesOf, limitBytes }: KeptReadsOptions<V>): KeptReads<V> => {
  const memory = createByteCache<V>(limitBytes)
  const underWay = new Map<string, Promise<V | undefined>>()

  const begin = (key: string): Promise<V | undefined> => {
    const begun = load(key).then((loaded) => {
      // Forgotten meanwhile: whoever asked before still gets it, nobody after.
      if (loaded !== undefined && underWay.get(key) === begun) memory.set(key, loaded, bytesOf(loaded))
      return loaded
    })
    return begun
  }

  return {
    find: async (key) => {
      const known = memory.get(key) ?? underWay.get(key)
      if (known !== undefined) return known
      const begun = begin(key)
      underWay.set(key, begun)
      try {
        return await begun
      } finally {
        if (underWay.get(key) === begun) underWay.delete(key)
      }
    },
    forget: (key) => {
      underWay.delete(key)
      memory.delete(key)
    },
  }
}
