import { useLayoutEffect, useState } from 'react'
import { useSectionIds } from '../../../replica/use-draft.ts'

/** A place on the scaled page, in pixels of the designer. */
export interface Box {
  top: number
  left: number
  width: number
  height: number
}

interface BoxRequest {
  page: Document
  scale: number
  /** Finds the element; called again whenever the page is laid out anew. */
  find: (page: Document) => Element | readonly Element[] | null
  /** Whatever else moves things, so that they are measured again. */
  moves?: unknown
}

interface Measured {
  find: BoxRequest['find']
  box: Box | null
}

/** Where something on the page is, followed through every change of the page's layout. */
export const useBox = ({ page, scale, find, moves }: BoxRequest): Box | null => {
  const [measured, setMeasured] = useState<Measured>({ find, box: null })
  const ids = useSectionIds()
  // biome-ignore lint/correctness/useExhaustiveDependencies: ids and moves are reasons to measure again
  useLayoutEffect(() => {
    const measure = () => {
      const found = find(page)
      const elements = found === null ? [] : 'length' in found ? found : [found]
      const box = scaledBox(elements, scale)
      setMeasured((known) => (known.find === find && same(known.box, box) ? known : { find, box }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(page.body)
    const found = find(page)
    if (found && !('length' in found)) observer.observe(found)
    // A row of items is scrolled along within the page.
    page.addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      page.removeEventListener('scroll', measure, { capture: true })
    }
  }, [page, scale, find, ids, moves])
  // Effects run before the next measure is rendered: the box of what was sought before is no answer.
  return measured.find === find ? measured.box : null
}

const scaledBox = (elements: readonly Element[], scale: number): Box | null => {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
  if (boxes.length === 0) return null
  const top = Math.min(...boxes.map((box) => box.top))
  const left = Math.min(...boxes.map((box) => box.left))
  const width = Math.max(...boxes.map((box) => box.right)) - left
  const height = Math.max(...boxes.map((box) => box.bottom)) - top
  return { top: top * scale, left: left * scale, width: width * scale, height: height * scale }
}

const same = (a: Box | null, b: Box | null): boolean => {
  if (a === null || b === null) return a === b
  return a.top === b.top && a.left === b.left && a.width === b.width && a.height === b.height
}
