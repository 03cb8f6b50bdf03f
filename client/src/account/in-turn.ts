let latest: Promise<unknown> = Promise.resolve()

/**
 * Makes requests by which the server may mark this browser one after the other: of two at once the mark of the second
 * would take the place of the first, and what that began would be another browser's.
 */
export const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
  const turn = latest.then(ask)
  latest = turn.catch(() => undefined)
  return turn
}
