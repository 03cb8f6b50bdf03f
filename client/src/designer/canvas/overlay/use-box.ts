import { useLayoutEffect, useState } from 'react'
import { useSectionIds } from '../../../replica/use-draft.ts'

/** A place on the scaled page, in pixels of the designer. */
export type Box = { top: number; left: number; width: number; height: number }

type BoxRequest = {
  page: Document
  scale: number
  /** Finds the element; called again whenever the page is laid out anew. */
  find: (page: Document) => Element | readonly Element[] | null
  /** Whatever else moves things, so that they are measured again. */
  moves?: unknown
}

/** Where something on the page is, followed through every change of the page's layout. */
export function useBox({ page, scale, find, moves }: BoxRequest): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  const ids = useSectionIds()
  // biome-ignore lint/correctness/useExhaustiveDependencies: ids and moves are reasons to measure again
  useLayoutEffect(() => {
    const measure = () => {
      const found = find(page)
      const elements = found === null ? [] : 'length' in found ? found : [found]
      const next = scaledBox(elements, scale)
      setBox((known) => (same(known, next) ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page.body)
    const found = find(page)
    if (found && !('length' in found)) observer.observe(found)
    return () => observer.disconnect()
  }, [page, scale, find, ids, moves])
  return box
}

function scaledBox(elements: readonly Element[], scale: number): Box | null {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
  if (boxes.length === 0) return null
  const top = Math.min(...boxes.map((box) => box.top))
  const left = Math.min(...boxes.map((box) => box.left))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  return { top: top * scale, left: left * scale, width: width * scale, height: height * scale }
}

function same(a: Box | null, b: Box | null): boolean {
  if (a === null || b === null) return a === b
  return a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height
}
