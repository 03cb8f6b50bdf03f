/** Work that comes in pieces, each begun when the one before it is done. */
interface Pieces {
  /** Whether another piece is there. */
  readonly isLeft: () => boolean
  readonly doNext: () => Promise<void>
  /** Hears of a fault, after which what is left waits for the next start. */
  readonly atFault: (error: unknown) => void
}

/** Answers what is called where a piece has come: it does all that are left, unless they are being done already. */
export const oneAtATime = ({ isLeft, doNext, atFault }: Pieces): (() => void) => {
  let isRunning = false
  const run = async (): Promise<void> => {
    isRunning = true
    try {
      while (isLeft()) await doNext()
    } catch (error) {
      atFault(error)
    } finally {
      isRunning = false
    }
  }
  return () => {
    if (!isRunning) void run()
  }
}
