import { typedAfter } from '../keyboard/typed-after.ts'

/** A click on the page that is not answered yet, and what was typed after it. */
export interface EarlyPress {
  event: MouseEvent
  typed: string
  /** Whether it has chosen its section, and waits until its text may be edited. */
  isAnswered?: boolean
}

/** What was done on the page before it is known what clicks there do, or while no text may be edited yet. */
export const earlyPresses: EarlyPress[] = []

/** Takes a key for what was clicked last; false where nothing was, or where the key writes nothing. */
export const typedEarly = (event: KeyboardEvent): boolean => {
  const last = earlyPresses.at(-1)
  const typed = last ? typedAfter(last.typed, event) : null
  if (!last || typed === null) return false
  last.typed = typed
  event.preventDefault()
  return true
}
