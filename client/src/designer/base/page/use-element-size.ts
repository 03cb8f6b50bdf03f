import { useLayoutEffect, useState } from 'react'

export interface Size {
  width: number
  height: number
}

/** The size of an element, in whichever document it is, as it changes. */
export const useElementSize = (element: Element | null): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}
