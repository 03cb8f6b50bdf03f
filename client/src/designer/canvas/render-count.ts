const counts = new Map<string, number>()

/** Counts that a section was rendered; the budget is one section for a keystroke and none for a move. */
export function countRender(section: string): void {
  counts.set(section, (counts.get(section) ?? 0) + 1)
}

export function renderCounts(): ReadonlyMap<string, number> {
  return new Map(counts)
}
