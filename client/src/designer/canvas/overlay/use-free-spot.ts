import { type RefObject, useLayoutEffect, useState } from 'react'
import { freeSpot, type Spot } from './free-spot.ts'
import type { Rect } from './rect.ts'
import { picturesIn, scaled, wordsIn } from './taken-by.ts'
import type { Box } from './use-box.ts'
import type { OnPage } from './use-section-box.ts'

interface Sought extends OnPage {
  /** The id of the section's element. */
  anchor: string | null
  /** The frame that it belongs to, of the section itself or of an item in it. */
  box: Box
  isItem: boolean
}

/** Where a group of buttons covers no words of its section, from the corner of its frame; null where nothing is free. */
export const useFreeSpot = (group: RefObject<HTMLElement | null>, sought: Sought): Spot | null => {
  const [spot, setSpot] = useState<Spot | null>(null)
  const { page, anchor } = sought
  // Whatever is rendered may have another size.
  useLayoutEffect(() => {
    const section = anchor === null ? null : page.getElementById(anchor)
    if (!section) return
    let frame = 0
    const place = () => {
      const size = { width: group.current?.offsetWidth ?? 0, height: group.current?.offsetHeight ?? 0 }
      const found = spotIn(section, size, sought)
      setSpot((known) => (known?.left === found?.left && known?.top === found?.top ? known : found))
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const observer = new MutationObserver(later)
    observer.observe(section, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  })
  return spot
}

const spotIn = (
  section: Element,
  size: { width: number; height: number },
  { scale, box, isItem }: Sought,
): Spot | null => {
  const within = scaled(section.getBoundingClientRect(), scale)
  const frame = { left: box.left, right: box.left + box.width, top: box.top, bottom: box.top + box.height }
  const beside = isItem ? otherItems(section, scale, frame) : []
  const words = [...wordsIn(section, scale), ...toolsOf(within), ...beside]
  const first = isItem
    ? { left: frame.left - 6, top: frame.bottom + 12 }
    : { left: within.left + 12, top: within.bottom - 24 - size.height }
  const seek = (taken: readonly Rect[]) => freeSpot({ size, frame, within, first, taken })
  const found = seek([...words, ...picturesIn(section, scale)]) ?? seek(words)
  return found && { left: found.left - frame.left, top: found.top - frame.top }
}

/** The items beside one, with their lines and grounds: what belongs to it stands on none of them. */
const otherItems = (section: Element, scale: number, frame: Rect): readonly Rect[] =>
  [...section.querySelectorAll('[data-item]')]
    .map((item) => scaled(item.getBoundingClientRect(), scale))
    .filter(
      ({ left, right, top, bottom }) =>
        left >= frame.right - 1 ||
        right <= frame.left + 1 ||
        top >= frame.bottom - 1 ||
        bottom <= frame.top + 1,
    )

/** The section's own tools, on its upper edge, and the way to add below it, in the middle of its lower one. */
const toolsOf = ({ left, right, top, bottom }: Rect): readonly Rect[] => {
  const middle = (left + right) / 2
  return [
    { left: right - 260, right, top, bottom: top + 36 },
    { left: middle - 70, right: middle + 70, top: bottom - 14, bottom },
  ]
}
