import type { ChapterId } from './chapters.ts'

/** A chapter of the settings, and how far its start lies below the top of what is seen. */
export interface ChapterTop {
  id: ChapterId
  top: number
}

/** So far below the top the heading of a chapter may stand that is being read. */
const line = 48

/** The chapter at the top of what is seen; of those below one another, the last that has begun there. */
export const chapterAtTop = (chapters: readonly ChapterTop[]): ChapterId | undefined =>
  (chapters.findLast(({ top }) => top <= line) ?? chapters[0])?.id
