const told = new Map<string, AbortController>()

/** Until when it is said of a website that it is in the trash, and can be had back. */
export const whileTrashed = (draftId: string): AbortSignal => {
  const end = new AbortController()
  told.get(draftId)?.abort()
  told.set(draftId, end)
  return end.signal
}

/** A website is out of the trash, whichever way: nothing says any more that it is in it. */
export const endTrashedToast = (draftId: string): void => {
  told.get(draftId)?.abort()
  told.delete(draftId)
}
