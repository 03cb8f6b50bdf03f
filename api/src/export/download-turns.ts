/** A download. */
interface Turn {
  readonly userId: string
  /** Breaks it off; whoever takes it goes on later where it stopped. */
  readonly breakOff: () => void
}

interface BegunTurn extends Turn {
  /** When, by `now`. */
  readonly since: number
}

interface Maximum {
  readonly ofOne: number
  readonly ofAll: number
}

/** For so long a download is left alone; what takes longer gives way where somebody has none. */
const leftAloneMs = 60_000

/**
 * The downloads under way: so many of one account, so many of all. Where all are taken, the oldest of whoever has most
 * gives way to whoever has fewer, and the one that was begun long ago to whoever has none: no few accounts keep the others
 * out, and no crowd that takes its bytes slowly. `now` is in milliseconds.
 */
export const createDownloadTurns = (
  { ofOne, ofAll }: Maximum,
  now: () => number = performance.now.bind(performance),
) => {
  /** The oldest first. */
  const underWay: BegunTurn[] = []
  const countOf = (userId: string): number => underWay.filter((turn) => turn.userId === userId).length
  const end = (turn: BegunTurn): void => {
    const at = underWay.indexOf(turn)
    if (at >= 0) underWay.splice(at, 1)
  }
  /** What gives way to whoever has `own` downloads, while all are taken. */
  const spareFor = (own: number) => {
    const most = Math.max(...underWay.map(({ userId }) => countOf(userId)))
    if (most > own + 1) return underWay.find(({ userId }) => countOf(userId) === most)
    const [oldest] = underWay
    return own === 0 && oldest !== undefined && now() - oldest.since >= leftAloneMs ? oldest : undefined
  }
  return {
    /** Begins a download and answers how it ends; nothing where there is no room for it. */
    begin: (turn: Turn): (() => void) | undefined => {
      const own = countOf(turn.userId)
      if (own >= ofOne) return undefined
      if (underWay.length >= ofAll) {
        const spare = spareFor(own)
        if (spare === undefined) return undefined
        end(spare)
        spare.breakOff()
      }
      const begun = { ...turn, since: now() }
      underWay.push(begun)
      return () => end(begun)
    },
  }
}
