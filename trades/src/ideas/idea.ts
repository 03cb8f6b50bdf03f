import type { TimeToSpare } from '@shingle/shared/ideas/idea-limits.ts'

/** What somebody may be good at, and what could become of it. */
export interface WrittenSkill {
  /** Its name among the skills, by which those that meet name it. */
  readonly id: string
  /** What it is called before 'lessons' and after 'first steps in'; `{it}` is the word that was said. */
  readonly called: string
  /** What it is called by those who have it, in the singular, with commas between. */
  readonly said: string
  /** What says no more than that something is done: it counts where nothing else is said. */
  readonly loosely?: string
  /**
   * An idea a line: its words, what it takes, when it is done where that matters, and of which of the said words alone it may
   * come, with colons between. `{it}` is the word that was said, `{place}` where somebody lives.
   */
  readonly ideas: string
}

/** What could become of two skills of one person. */
export interface WrittenMeeting {
  /** The ids of both. */
  readonly of: readonly [string, string]
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
