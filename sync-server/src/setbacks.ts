/** Drafts with which something failed, and which are let be for a while. */
export interface Setbacks {
  /** Whether it is too early to try a draft again. */
  waits(draftId: string): boolean
  /**
   * Notes that something failed, in an epoch of the draft where that matters: the draft waits the shortest pause at first,
   * and twice as long each time after.
   */
  note(draftId: string, epoch?: number): void
  /** The epoch in which it failed last, if that was told. */
  epochOf(draftId: string): number | undefined
  /** Forgets all about a draft with which it went well. */
  forget(draftId: string): void
}

/** The first pause after something failed, and the one that none is longer than. */
export interface Pauses {
  readonly shortestMs: number
  readonly longestMs: number
}

interface Pause {
  readonly ms: number
  readonly until: number
  readonly epoch: number | undefined
}

/** Remembers which drafts a process is not to try again and again; `now` is in milliseconds. */
export const createSetbacks = ({ shortestMs, longestMs }: Pauses, now: () => number): Setbacks => {
  const pauses = new Map<string, Pause>()
  return {
    waits: (draftId) => now() < (pauses.get(draftId)?.until ?? 0),
    note: (draftId, epoch) => {
      const former = pauses.get(draftId)
      const ms = former === undefined ? shortestMs : Math.min(longestMs, former.ms * 2)
      pauses.set(draftId, { ms, until: now() + ms, epoch })
      for (const [other, { until }] of pauses) if (until + longestMs < now()) pauses.delete(other)
    },
    epochOf: (draftId) => pauses.get(draftId)?.epoch,
    forget: (draftId) => void pauses.delete(draftId),
  }
}
