const counts = new Map<string, number>()

/** Counts that a section was rendered; the budget is one section for a keystroke and none for a move. */
export const countRender = (section: string): void => {
  counts.set(section, (counts.get(section) ?? 0) + 1)
}

/** What was counted so far, for the tests of that budget. @internal */
export const renderCounts = (): ReadonlyMap<string, number> => new Map(counts)
