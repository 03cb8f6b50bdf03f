import { useEffect, useRef } from 'react'
import type { Box } from './use-box.ts'

const above = 48
/** The room that its name and its tools need over its edge, less what the stage has above the sheet. */
const marks = 12

/** Brings a section into view once when it is chosen elsewhere, such as in the rail; on the page it is under the hand. */
export const useShowSelected = (
  stage: HTMLElement | null,
  selected: string | null,
  box: Box | null,
): void => {
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (selected === null) shown.current = null
    if (!stage || !box || selected === null || shown.current === selected) return
    shown.current = selected
    const isOnPage = document.activeElement?.tagName === 'IFRAME'
    const first = stage.scrollTop + (isOnPage ? -above : marks)
    const isSeen = box.top >= first && box.top < stage.scrollTop + stage.clientHeight * 0.6
    const isTall =
      isOnPage && box.top < stage.scrollTop && box.top + box.height > stage.scrollTop + stage.clientHeight / 2
    if (!isSeen && !isTall) stage.scrollTo({ top: Math.max(0, box.top - above), behavior: 'smooth' })
  }, [stage, selected, box])
}
