import { type RefObject, useEffect, useState } from 'react'
import { type BarSide, barSide } from './bar-side.ts'

/** Where the tools of a section stand while somebody writes in it; under the pointer, and with the focus, they stay. */
export const useBarSide = (
  page: Document,
  bar: RefObject<HTMLElement | null>,
  isLeftFree: boolean,
): BarSide => {
  const [side, setSide] = useState<BarSide>('right')
  useEffect(() => {
    const place = () => {
      const track = bar.current?.parentElement
      if (!bar.current || !track || bar.current.matches(':hover, :focus-within')) return
      const rects = { bar: bar.current.getBoundingClientRect(), track: track.getBoundingClientRect() }
      setSide(barSide({ ...rects, text: writtenIn(page), isLeftFree }))
    }
    const follow = new AbortController()
    const { signal } = follow
    for (const type of ['focusin', 'focusout', 'input']) page.addEventListener(type, place, { signal })
    bar.current?.addEventListener('pointerleave', place, { signal })
    // The stage scrolls, and what scrolls does not bubble.
    document.addEventListener('scroll', place, { signal, capture: true, passive: true })
    return () => follow.abort()
  }, [page, bar, isLeftFree])
  return side
}

/** The box of the text that has the focus, as the designer's own window has it. */
const writtenIn = (page: Document): DOMRect | null => {
  const text = page.activeElement?.closest('[data-text], [data-rich]')
  const frame = page.defaultView?.frameElement
  if (!text || !frame) return null
  const { left, top, width } = frame.getBoundingClientRect()
  const scale = width / (page.defaultView?.innerWidth || width)
  const box = text.getBoundingClientRect()
  return new DOMRect(left + box.left * scale, top + box.top * scale, box.width * scale, box.height * scale)
}
