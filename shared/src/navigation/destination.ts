/** A section of the page that links can lead to. */
export interface Destination {
  readonly id: string
  readonly type: string
  /** What a link to it says that has no label; '' for a section that nothing but its owner can name. */
  readonly name: string
  /** Whether it wants a link in lists that follow the sections. */
  readonly linkInHeader: boolean
  /** When there is no room, the lowest goes first; what is infinite stays. */
  readonly dispensable: number
}

/** As many as there is room for, in page order; the most dispensable are left out. */
export const mostImportant = (listed: readonly Destination[], room: number): readonly Destination[] => {
  const dropped = listed
    .filter(({ dispensable }) => Number.isFinite(dispensable))
    .toSorted((one, other) => one.dispensable - other.dispensable)
    .slice(0, Math.max(0, listed.length - room))
  return listed.filter((destination) => !dropped.includes(destination)).slice(0, room)
}
