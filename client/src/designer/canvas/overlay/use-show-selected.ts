import { useEffect, useRef } from 'react'
import type { Box } from './use-box.ts'

const above = 48

/** Brings a section into view once when it is chosen elsewhere, such as in the rail. */
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
    const isSeen = box.top >= stage.scrollTop - above && box.top < stage.scrollTop + stage.clientHeight * 0.6
    const isTall =
      box.top < stage.scrollTop && box.top + box.height > stage.scrollTop + stage.clientHeight / 2
    if (!isSeen && !isTall) stage.scrollTo({ top: Math.max(0, box.top - above), behavior: 'smooth' })
  }, [stage, selected, box])
}
