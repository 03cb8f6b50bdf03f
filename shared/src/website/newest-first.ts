interface Dated {
  readonly lastDesignedAt: string | null
  readonly modifiedAt: string
}

const dateOf = (entry: Dated): number => Date.parse(entry.lastDesignedAt ?? entry.modifiedAt)

/** Specification 4: lists are sorted newest first by lastDesignedAt, falling back to modifiedAt. */
export const newestFirst = (a: Dated, b: Dated): number => dateOf(b) - dateOf(a)
