import type { LatePart } from './late-part.ts'
import { lateParts } from './late-parts.ts'

const partByType: ReadonlyMap<string, LatePart> = new Map(Object.entries(lateParts))

/** What of a section type comes apart; nothing of most. */
export const latePartOf = (type: string): LatePart | undefined => partByType.get(type)

/** A section type's CSS that comes apart, that of each of its layouts included. */
export const lateStyleOf = (type: string): string => {
  const { style = '', layouts = {} } = latePartOf(type) ?? {}
  return [...Object.values(layouts).map((layout) => layout.style), style].join('')
}
