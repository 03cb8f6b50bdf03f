/** Where a section lies on the page, from its upper to its lower edge. */
export interface Lying {
  readonly id: string
  readonly top: number
  readonly bottom: number
}

/** The sections as they lie once one of them is taken out: what stood below it has come up. */
export const lyingWithout = (all: readonly Lying[], id: string): readonly Lying[] => {
  const at = all.findIndex((section) => section.id === id)
  const taken = all[at]
  const height = taken ? taken.bottom - taken.top : 0
  return all
    .filter((section) => section !== taken)
    .map((section, place) =>
      place < at ? section : { ...section, top: section.top - height, bottom: section.bottom - height },
    )
}

/** The place among `others` that is meant at this height: before the first whose middle lies below it. */
export const gapAt = (others: readonly Lying[], y: number): number => {
  const below = others.findIndex(({ top, bottom }) => (top + bottom) / 2 > y)
  return below < 0 ? others.length : below
}

const edgeReach = 72
const farthestStep = 18

/** How far a stage scrolls by itself in one picture while something is held at this height: the nearer its edge, the faster. */
export const scrollStep = (y: number, stage: { readonly top: number; readonly bottom: number }): number => {
  const past = Math.max(0, stage.top + edgeReach - y) - Math.max(0, y - (stage.bottom - edgeReach))
  return -Math.sign(past) * Math.min(farthestStep, (Math.abs(past) / edgeReach) * farthestStep)
}
