import { type RefObject, useEffect, useState } from 'react'
import { type BarPlace, barPlace } from './bar-place.ts'
import type { Rect } from './rect.ts'
import { scaled } from './taken-by.ts'
import { wordsAround } from './words-around.ts'

interface Sought {
  readonly page: Document
  /** The id of the section's element. */
  readonly anchor: string | null
  /** How far the tools reach over its upper edge. */
  readonly raise: number
}

/** While a page is scrolled, what is under the tools is another with every line. */
const restMs = 120

/**
 * Where the tools of a section stand: where they cover no words, and above all none that somebody writes in. Under the
 * pointer, and with the focus, they stay.
 */
export const useBarPlace = (
  bar: RefObject<HTMLElement | null>,
  { page, anchor, raise }: Sought,
): BarPlace => {
  const [place, setPlace] = useState<BarPlace>(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tools that are raised have other words under them
  useEffect(() => {
    const track = bar.current?.parentElement
    if (!track) return
    const measure = () => {
      // In another layout it may be another element.
      const section = anchor === null ? null : page.getElementById(anchor)
      if (!section || !bar.current || bar.current.matches(':hover, :focus-within')) return
      setPlace(barPlace({ ...standing(bar.current, track), ...wordsOn(page, section) }))
    }
    let frame = 0
    let rest: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const atRest = () => {
      clearTimeout(rest)
      rest = setTimeout(measure, restMs)
    }
    const follow = new AbortController()
    const { signal } = follow
    for (const type of ['focusin', 'focusout', 'input']) page.addEventListener(type, soon, { signal })
    bar.current?.addEventListener('pointerleave', soon, { signal })
    // Words stand elsewhere once letters, pictures and styles are there.
    page.fonts?.addEventListener('loadingdone', soon, { signal })
    page.addEventListener('load', soon, { signal, capture: true })
    // The stage scrolls, and what scrolls does not bubble.
    document.addEventListener('scroll', atRest, { signal, capture: true, passive: true })
    const changes = new MutationObserver(soon)
    changes.observe(page, { subtree: true, childList: true, characterData: true, attributes: true })
    const sizes = new ResizeObserver(soon)
    sizes.observe(track)
    soon()
    return () => {
      follow.abort()
      changes.disconnect()
      sizes.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(rest)
    }
  }, [page, bar, anchor, raise])
  return place
}

/** The tools, what they stand in, and the other marks of the section. */
const standing = (bar: HTMLElement, track: HTMLElement) => {
  // Names of empty texts find room of their own beside the tools.
  const marks = [...(track.parentElement?.children ?? [])].filter(
    (mark) => mark !== track && !mark.matches('[role=group]'),
  )
  return {
    bar: bar.getBoundingClientRect(),
    track: track.getBoundingClientRect(),
    marks: marks.map((mark) => mark.getBoundingClientRect()),
  }
}

/** The text that has the focus, and all words around the section, as the designer's own window has them. */
const wordsOn = (page: Document, section: Element): { text: Rect | null; words: readonly Rect[] } => {
  const text = page.activeElement?.closest('[data-text], [data-rich]')
  const sheet = page.defaultView?.frameElement?.getBoundingClientRect()
  if (!sheet) return { text: null, words: [] }
  const scale = sheet.width / (page.defaultView?.innerWidth || sheet.width)
  const inWindow = ({ left, right, top, bottom }: Rect): Rect => ({
    left: sheet.left + left,
    right: sheet.left + right,
    top: sheet.top + top,
    bottom: sheet.top + bottom,
  })
  return {
    text: text ? inWindow(scaled(text.getBoundingClientRect(), scale)) : null,
    words: wordsAround(page, section, scale).map(inWindow),
  }
}
