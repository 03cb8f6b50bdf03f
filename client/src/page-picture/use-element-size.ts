import { useLayoutEffect, useRef, useState } from 'react'

export interface Size {
  width: number
  height: number
}

interface Measuring {
  afterPaint?: boolean
  /** Whatever gives the element another size at once: where it changes, that size is known before the next paint too. */
  within?: unknown
}

/**
 * The size of an element, in whichever document it is, as it changes. It is known before the element is painted first, or
 * `afterPaint`, which saves laying out its document in between.
 */
export const useElementSize = (
  element: Element | null,
  { afterPaint = false, within }: Measuring = {},
): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const known = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it stands in is a reason to measure again
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    if (!afterPaint || known.current === element) measure()
    known.current = element
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, afterPaint, within])
  return size
}
