const told = new Map<string, AbortController>()

/** Until when something is said of a website going into the trash or out of it: until it goes the other way. */
export const untilItMoves = (draftId: string): AbortSignal => {
  const end = new AbortController()
  told.get(draftId)?.abort()
  told.set(draftId, end)
  return end.signal
}

/** A website has moved, whichever way: nothing says any more where it was. */
export const endMoveToast = (draftId: string): void => {
  told.get(draftId)?.abort()
  told.delete(draftId)
}
