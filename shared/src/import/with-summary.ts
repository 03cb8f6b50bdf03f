import type { Found, FoundItem } from './found.ts'

/** Texts of a page in one, as the language model put them, and of which they are. */
export interface Summary {
  readonly text: string
  readonly of: readonly string[]
}

/** By what a summary is known among the things that were found. */
export const summaryId = 'summary'

/** What was found with a summary in the place of the texts that are in it. */
export const withSummary = (found: Found, summary: Summary | null): Found => {
  if (summary === null) return found
  const source = `${summary.of.length} texts in one`
  const one: FoundItem = {
    ...{ kind: 'text', id: summaryId, ticked: true },
    choices: [{ value: summary.text, source }],
  }
  const items = found.items.filter(({ id }) => !summary.of.includes(id))
  return { ...found, items: [...items, one] }
}
