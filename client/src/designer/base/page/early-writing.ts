import { typedAfter } from '../keyboard/typed-after.ts'

/** What was clicked on the page, and typed after it, before it is known what clicks there do, or while no text may be edited yet. */
export const early: { clicks: MouseEvent[]; typed: string } = { clicks: [], typed: '' }

/** Forgets what was clicked and typed. */
export const forgetEarly = (): void => {
  early.clicks = []
  early.typed = ''
}

/** Takes a key for the text that was clicked; false where none was, or where the key writes nothing. */
export const typedEarly = (event: KeyboardEvent): boolean => {
  if (early.clicks.length === 0) return false
  if (event.key === 'Escape') forgetEarly()
  const typed = typedAfter(early.typed, event)
  if (typed === null) return false
  early.typed = typed
  event.preventDefault()
  return true
}
