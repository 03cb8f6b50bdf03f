import { useLayoutEffect, useState } from 'react'
import { scaled } from './taken-by.ts'
import { type ToolsPlace, toolsPlace } from './tools-place.ts'
import type { Box } from './use-box.ts'
import type { OnPage } from './use-section-box.ts'
import { wordsAround } from './words-around.ts'

interface Sought extends OnPage {
  /** The id of the section's element. */
  anchor: string | null
  /** Where it is: another one whenever it has moved. */
  box: Box
}

/** Where the tools and the name of a section cover no words, measured whenever it is somewhere else or has other words. */
export const useToolsPlace = ({ page, scale, anchor, box }: Sought): ToolsPlace => {
  const [place, setPlace] = useState<ToolsPlace>({ raise: 0, tag: 'none' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another box is a reason to measure again
  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      // In another layout it may be another element.
      const section = anchor === null ? null : page.getElementById(anchor)
      if (!section) return
      const found = placeIn(page, section, scale)
      setPlace((known) => (known.raise === found.raise && known.tag === found.tag ? known : found))
    }
    measure()
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    })
    changes.observe(page.body, { subtree: true, childList: true, attributes: true })
    return () => {
      changes.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [page, scale, anchor, box])
  return place
}

const placeIn = (page: Document, section: Element, scale: number): ToolsPlace =>
  toolsPlace({
    section: scaled(section.getBoundingClientRect(), scale),
    isFirst: page.querySelector('.section') === section,
    taken: wordsAround(page, section, scale),
  })
