/** A box in pixels of the designer, from the corner of the page. */
export interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
