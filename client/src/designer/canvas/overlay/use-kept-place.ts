import { useEffect, useLayoutEffect, useRef } from 'react'
import { type PlaceOnPage, placeAt, topOf } from './place-on-page.ts'

/** The page as the canvas shows it now. */
export interface ShownPage {
  page: Document
  stage: HTMLElement | null
  width: number
  height: number
  scale: number
  /** The page scrolls in its own window then, and in the stage otherwise. */
  isPreview: boolean
}

interface Kept {
  place: PlaceOnPage | null
  /** How far it was scrolled to be there. */
  top: number
  /** How the page was shown, in one comparable text. */
  shown: string
  /** Whether the page was too short to be scrolled there. */
  isShort: boolean
}

/** The room that the stage has above the sheet. */
const above = 24

/**
 * Keeps what is seen of the page in sight, wherever it is scrolled and however large it is shown: from mode to mode, from
 * device to device, and while the room for it changes.
 */
export const useKeptPlace = ({ page, stage, width, height, scale, isPreview }: ShownPage): void => {
  const kept = useRef<Kept>(null)
  const shown = `${isPreview} ${width} ${scale}`
  const scroller = isPreview ? page.documentElement : stage
  const sheetTop = isPreview ? 0 : above

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that has grown can be scrolled farther
  useLayoutEffect(() => {
    const was = kept.current
    if (!scroller || (was?.shown === shown && !was.isShort)) return
    if (!was) {
      const top = scroller.scrollTop
      kept.current = { place: placeAt(page, (top - sheetTop) / scale), top, shown, isShort: false }
      return
    }
    const { place } = was
    const wanted = place ? topOf(page, place) * scale + sheetTop : 0
    // At once, whatever the page's own style says. In the stage there is room for all of it: it stands there unscrolled.
    page.documentElement.scrollTo({ top: 0, behavior: 'instant' })
    scroller.scrollTo({ top: wanted, behavior: 'instant' })
    const top = scroller.scrollTop
    kept.current = { place, top, shown, isShort: Math.abs(top - wanted) > 1 }
  }, [page, scroller, sheetTop, shown, scale, height])

  useEffect(() => {
    if (!scroller) return
    const note = () => {
      const top = scroller.scrollTop
      // What was scrolled to by this hook is no new place.
      if (Math.abs(top - (kept.current?.top ?? 0)) < 1) return
      kept.current = { place: placeAt(page, (top - sheetTop) / scale), top, shown, isShort: false }
    }
    const scrolls = isPreview ? page : scroller
    scrolls.addEventListener('scroll', note, { passive: true })
    return () => scrolls.removeEventListener('scroll', note)
  }, [page, scroller, sheetTop, shown, scale, isPreview])
}
