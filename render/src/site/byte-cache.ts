/** A cache that forgets what was used longest ago once its values weigh more than its limit, in bytes. */
export interface ByteCache<V> {
  readonly get: (key: string) => V | undefined
  readonly set: (key: string, value: V, bytes: number) => void
  readonly delete: (key: string) => void
  readonly bytes: () => number
}

/** An empty cache of at most `limit` bytes; a value larger than that is not kept. */
export const createByteCache = <V>(limit: number): ByteCache<V> => {
  // A Map remembers the order of insertion: the first key is the one used longest ago.
  const entries = new Map<string, { readonly value: V; readonly bytes: number }>()
  let total = 0
  // What everybody asks for now is looked up and no more.
  let newest: string | undefined

  const remove = (key: string): void => {
    const entry = entries.get(key)
    if (entry === undefined) return
    total -= entry.bytes
    entries.delete(key)
  }

  return {
    get: (key) => {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      if (key !== newest) {
        entries.delete(key)
        entries.set(key, entry)
        newest = key
      }
      return entry.value
    },
    set: (key, value, bytes) => {
      remove(key)
      if (bytes > limit) return
      entries.set(key, { value, bytes })
      newest = key
      total += bytes
      for (const [oldest] of entries) {
        if (total <= limit) break
        remove(oldest)
      }
    },
    delete: remove,
    bytes: () => total,
  }
}
