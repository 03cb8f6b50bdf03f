interface Extent {
  readonly width: number
  readonly height: number
}

/** How small a page is drawn so that its place holds all of it; as wide as the place where it is low enough. */
export const wholeScale = (place: Extent, page: Extent): number =>
  Math.min(place.width / page.width, place.height / page.height)
