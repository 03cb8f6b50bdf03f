/** Asks for something by a small number of keys. */
export type Ask<Value> = (key: number) => Promise<Value>

/**
 * Asks once for all who want the same, and keeps the answer for as long as `keptMs` says; a failure is not kept. Its
 * keys are few by what they are: nothing is let go but for its age.
 */
export const keepFor = <Value>(
  ask: Ask<Value>,
  { keptMs, clock }: { readonly keptMs: number; readonly clock: () => Date },
): Ask<Value> => {
  const kept = new Map<number, { readonly answer: Promise<Value>; readonly until: number }>()
  return (key) => {
    const now = clock().getTime()
    const known = kept.get(key)
    if (known !== undefined && now < known.until) return known.answer
    const answer = ask(key)
    kept.set(key, { answer, until: now + keptMs })
    answer.catch(() => kept.delete(key))
    return answer
  }
}
