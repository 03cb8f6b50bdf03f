/** A place on the page that is found again however the page is laid out. */
export interface PlaceOnPage {
  section: HTMLElement
  /** How far down the section, as a share of its height. */
  share: number
  /** How far down the whole page, for when the section is not shown. */
  ofPage: number
}

/** The place that is so far down the page; null at its top. */
export const placeAt = (page: Document, top: number): PlaceOnPage | null => {
  if (top <= 0) return null
  const line = top - page.documentElement.scrollTop
  // The last one that begins above: a header may stay in sight over all of them.
  const section = [...page.querySelectorAll<HTMLElement>('.section')].findLast(
    (one) => one.getBoundingClientRect().top <= line,
  )
  if (!section) return null
  const box = section.getBoundingClientRect()
  return { section, share: (line - box.top) / box.height, ofPage: top / heightOf(page) }
}

/** How far down the page a place is now. */
export const topOf = (page: Document, { section, share, ofPage }: PlaceOnPage): number => {
  if (!section.isConnected) return ofPage * heightOf(page)
  const { top, height } = section.getBoundingClientRect()
  return page.documentElement.scrollTop + top + share * height
}

const heightOf = (page: Document): number => page.body.scrollHeight
