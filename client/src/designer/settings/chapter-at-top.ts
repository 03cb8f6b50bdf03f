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

/** Whether a chapter is read and its start is seen, so that there is no way to go to it. */
export const isReached = (chapters: readonly ChapterTop[], id: ChapterId): boolean =>
  chapterAtTop(chapters) === id && chapters.some((chapter) => chapter.id === id && chapter.top >= 0)
