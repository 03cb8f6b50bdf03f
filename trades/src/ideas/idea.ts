import type { TimeToSpare } from '@shingle/shared/ideas/idea-limits.ts'

/** What somebody may be good at, and what could become of it. */
export interface WrittenSkill {
  /** What it is called by those who have it, with commas between. */
  readonly said: string
  /** An idea a line: its words, what it takes, and when it is done where that matters, with colons between. */
  readonly ideas: string
}

/** One idea. */
export interface Idea {
  /** At most five words. */
  readonly words: string
  /** What it takes, which everybody can check at home: nothing about markets. */
  readonly takes: string
  /** The time that it is done in; undefined where any will do. */
  readonly time: TimeToSpare | undefined
  /** The answers that it came from. */
  readonly from: readonly string[]
  readonly worth: number
}
