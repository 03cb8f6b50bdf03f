/** A download under way. */
interface Turn {
  readonly userId: string
  /** Breaks it off; whoever takes it goes on later where it stopped. */
  readonly breakOff: () => void
}

interface Maximum {
  readonly ofOne: number
  readonly ofAll: number
}

/**
 * The downloads under way: so many of one account, so many of all. Where all are taken, the oldest of whoever has most
 * gives way to whoever has fewer: no few accounts keep the others out.
 */
export const createDownloadTurns = ({ ofOne, ofAll }: Maximum) => {
  /** The oldest first. */
  const underWay: Turn[] = []
  const countOf = (userId: string): number => underWay.filter((turn) => turn.userId === userId).length
  const end = (turn: Turn): void => {
    const at = underWay.indexOf(turn)
    if (at >= 0) underWay.splice(at, 1)
  }
  return {
    /** Begins a download and answers how it ends; nothing where there is no room for it. */
    begin: (turn: Turn): (() => void) | undefined => {
      const own = countOf(turn.userId)
      if (own >= ofOne) return undefined
      if (underWay.length >= ofAll) {
        const most = Math.max(...underWay.map(({ userId }) => countOf(userId)))
        const spare = most > own + 1 ? underWay.find(({ userId }) => countOf(userId) === most) : undefined
        if (spare === undefined) return undefined
        end(spare)
        spare.breakOff()
      }
      underWay.push(turn)
      return () => end(turn)
    },
  }
}
