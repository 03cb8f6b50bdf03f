import { useLayoutEffect, useState } from 'react'
import { picturesIn, scaled, wordsIn } from './taken-by.ts'
import { type ToolsPlace, toolsPlace } from './tools-place.ts'
import type { Box } from './use-box.ts'
import type { OnPage } from './use-section-box.ts'

interface Sought extends OnPage {
  /** The id of the section's element. */
  anchor: string | null
  /** Where it is: another one whenever it has moved. */
  box: Box
}

/** Where the tools and the name of a section cover no words, measured whenever the section is somewhere else. */
export const useToolsPlace = ({ page, scale, anchor, box }: Sought): ToolsPlace => {
  const [place, setPlace] = useState<ToolsPlace>({ raise: 0, tag: 'none' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another box is a reason to measure again
  useLayoutEffect(() => {
    const section = anchor === null ? null : page.getElementById(anchor)
    if (!section) return
    const found = placeIn(page, section, scale)
    setPlace((known) => (known.raise === found.raise && known.tag === found.tag ? known : found))
  }, [page, scale, anchor, box])
  return place
}

const placeIn = (page: Document, section: Element, scale: number): ToolsPlace => {
  const all = [...page.querySelectorAll('.section')]
  const at = all.indexOf(section)
  const around = all.slice(Math.max(0, at - 1), at + 2)
  const taken = around.flatMap((one) => [
    ...wordsIn(one, scale),
    // The header's picture is its logo.
    ...(one.matches('header') ? picturesIn(one, scale) : []),
  ])
  return toolsPlace({ section: scaled(section.getBoundingClientRect(), scale), isFirst: at <= 0, taken })
}
