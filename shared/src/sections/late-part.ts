/** A fact that only the owner has: what would stand there, and what it is good for. */
export interface WantedFact {
  readonly what: string
  readonly why: string
}

/** What of a section type the designer fetches after itself. */
export interface LatePart {
  /** CSS: of layouts chosen seldom, of what is made of facts, and of what answers to a hand. */
  readonly style?: string
  /** What an empty section waits for, shown at its place on the canvas. The designer speaks English to every owner. */
  readonly wants?: readonly WantedFact[]
}
