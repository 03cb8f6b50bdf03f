import type { KeyboardEvent } from 'react'

/** What a key asks for in a list. */
export type SeveralKey = 'remove' | 'none' | 'all'

const isMod = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

/** What a key asks for that is pressed in the list itself; undefined where it is meant for something else. */
export const severalKey = (event: KeyboardEvent<HTMLElement>): SeveralKey | undefined => {
  // What a menu or dialog is asked that was opened from here comes by here too, and is not meant.
  const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
  if (!isHere || event.altKey || event.shiftKey) return undefined
  if (isMod(event)) return event.key.toLowerCase() === 'a' ? 'all' : undefined
  if (event.key === 'Delete') return 'remove'
  return event.key === 'Escape' ? 'none' : undefined
}
