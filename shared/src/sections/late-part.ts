import type { Language } from '../language/language.ts'

/** A fact that only the owner has: what would stand there, and what it is good for. */
export interface WantedFact {
  readonly what: string
  readonly why: string
}

/** What of a layout the designer fetches after itself: of one that is chosen seldom, or made of facts. */
export interface LateLayout {
  /** Its CSS: only classes under `.section-<type>.layout-<id>`. */
  readonly style: string
}

/** What of a section type the designer fetches after itself. */
export interface LatePart {
  /** CSS of what answers to a hand. */
  readonly style?: string
  /** What of its layouts comes apart, by layout. */
  readonly layouts?: Readonly<Record<string, LateLayout>>
  /** What an empty section waits for, shown at its place on the canvas: it stands on the page, in the page's language. */
  readonly wants?: Readonly<Record<Language, readonly WantedFact[]>>
}
