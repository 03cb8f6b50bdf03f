/** What a tool showed at an address, and what it had shown before that. */
export interface Kept {
  readonly answer: Record<string, unknown>
  readonly before: readonly string[]
}

const keyOf = (hash: string): string => `${location.pathname}${hash}`

/** Keeps, in this tab, what is shown at an address: whoever comes back to it sees the same, also where a model wrote it. */
export const keepAnswer = (hash: string, kept: Kept): void => {
  try {
    sessionStorage.setItem(keyOf(hash), JSON.stringify(kept))
  } catch {
    // A full or forbidden storage keeps nothing: it is asked again.
  }
}

/** What was kept for an address; undefined where nothing was. */
export const keptAnswer = (hash: string): Kept | undefined => {
  try {
    const { answer, before } = Object(JSON.parse(sessionStorage.getItem(keyOf(hash)) ?? ''))
    return Array.isArray(before) ? { answer: { ...Object(answer) }, before: before.map(String) } : undefined
  } catch {
    // Nothing, or somebody else's text.
    return undefined
  }
}
