import { useLayoutEffect, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/**
 * The size of an element, in whichever document it is, as it changes. It is known before the element is painted first, or
 * `afterPaint`, which saves laying out its document in between.
 */
export const useElementSize = (element: Element | null, { afterPaint = false } = {}): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    if (!afterPaint) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, afterPaint])
  return size
}
