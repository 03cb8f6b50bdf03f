import type { SectionType } from '../sections/sections.ts'

/** How many things stand in a row on a wide screen, by section type, layout and number of things. */
const columnsOf: Partial<Record<SectionType, Readonly<Record<string, (count: number) => number>>>> = {
  // Up to nine cards the rows are set by hand; more stand three abreast.
  Services: { cards: (count) => (count > 9 ? 3 : 1) },
  Team: { portraits: (count) => (count === 4 ? 4 : 3), columns: (count) => (count === 3 ? 3 : 2) },
}

/** What to say where the last row of a layout would hold one thing alone, else undefined. */
export const orphanAdvice = (type: SectionType, layout: string, count: number): string | undefined => {
  const columns = columnsOf[type]?.[layout]?.(count) ?? 1
  if (columns < 3 || count <= columns || count % columns !== 1) return undefined
  return `the last of ${count} stands alone in its row.`
}
