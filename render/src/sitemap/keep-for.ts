/** Asks for something by a key. */
export type Ask<Key, Value> = (key: Key) => Promise<Value>

interface Keeping {
  readonly keptMs: number
  /** No more answers than these are kept: the one that was kept longest goes. */
  readonly most: number
  readonly clock: () => Date
}

/** Asks once for all who want the same, and keeps the answer for as long as `keptMs` says; a failure is not kept. */
export const keepFor = <Key extends string | number, Value>(
  ask: Ask<Key, Value>,
  { keptMs, most, clock }: Keeping,
): Ask<Key, Value> => {
  const kept = new Map<Key, { readonly answer: Promise<Value>; readonly until: number }>()
  return (key) => {
    const now = clock().getTime()
    const known = kept.get(key)
    if (known !== undefined && now < known.until) return known.answer
    const answer = ask(key)
    kept.delete(key)
    kept.set(key, { answer, until: now + keptMs })
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    answer.catch(() => kept.delete(key))
    return answer
  }
}
