/** Drafts that could not be loaded, and are not tried again for a while. */
export interface SetAside {
  has(draftId: string): boolean
  /** Sets a draft aside: for a second at first, since the machine may have stalled, and twice as long each time after. */
  add(draftId: string): void
  /** Forgets all about a draft that was loaded. */
  forget(draftId: string): void
}

const shortestMs = 1_000
const longestMs = 600_000

interface Pause {
  readonly ms: number
  readonly until: number
}

/** Remembers which drafts a process is not to load again and again; `now` is in milliseconds. */
export const createSetAside = (now: () => number): SetAside => {
  const pauses = new Map<string, Pause>()
  return {
    has: (draftId) => now() < (pauses.get(draftId)?.until ?? 0),
    add: (draftId) => {
      const former = pauses.get(draftId)
      const ms = former === undefined ? shortestMs : Math.min(longestMs, former.ms * 2)
      pauses.set(draftId, { ms, until: now() + ms })
      for (const [other, { until }] of pauses) if (until + longestMs < now()) pauses.delete(other)
    },
    forget: (draftId) => void pauses.delete(draftId),
  }
}
