/**
 * A take of edit control counts within this many milliseconds of being asked for, or never: whoever asked and heard
 * nothing can then read what became of it, and it stays so.
 */
export const takeWithinMs = 4_000
