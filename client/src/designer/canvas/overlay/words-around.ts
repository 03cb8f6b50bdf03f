import type { Rect } from './rect.ts'
import { picturesIn, wordsIn } from './taken-by.ts'

/** The words and controls of a section and of those beside it, in pixels of the designer from the corner of the page. */
export const wordsAround = (page: Document, section: Element, scale: number): readonly Rect[] => {
  const all = [...page.querySelectorAll('.section')]
  const at = all.indexOf(section)
  return all.slice(Math.max(0, at - 1), at + 2).flatMap((one) => [
    ...wordsIn(one, scale),
    // The header's picture is its logo.
    ...(one.matches('header') ? picturesIn(one, scale) : []),
  ])
}
