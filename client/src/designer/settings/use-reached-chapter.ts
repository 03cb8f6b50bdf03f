import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type ChapterTop, chapterAtTop, isReached } from './chapter-at-top.ts'
import { type ChapterId, chapters } from './chapters.ts'

const chapterOf = (id: ChapterId) => document.getElementById(`settings-${id}`)

const readTops = (sheet: HTMLElement): readonly ChapterTop[] => {
  const from = sheet.getBoundingClientRect().top
  return chapters.flatMap(({ id }) => {
    const chapter = chapterOf(id)
    return chapter ? [{ id, top: chapter.getBoundingClientRect().top - from }] : []
  })
}

interface ReachedChapter {
  /** The one that was chosen, on the way to it too, else the one at the top of what is seen. */
  readonly chapter: ChapterId
  readonly show: (id: ChapterId) => void
  /** Follows the person's own hand from now on. */
  readonly release: () => void
}

/**
 * Which chapter of the settings is read. The way to one that is chosen ends at it, also where chapters above it come late and
 * push it on, until the person's own hand leads elsewhere.
 */
export const useReachedChapter = (sheet: RefObject<HTMLElement | null>): ReachedChapter => {
  const [chapter, setChapter] = useState<ChapterId>('website')
  const sought = useRef<ChapterId | null>(null)

  const seek = useCallback((id: ChapterId) => {
    chapterOf(id)?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [])
  const release = useCallback(() => {
    sought.current = null
  }, [])
  const show = useCallback(
    (id: ChapterId) => {
      setChapter(id)
      sought.current = id
      if (sheet.current && !isReached(readTops(sheet.current), id)) seek(id)
    },
    [sheet, seek],
  )

  useEffect(() => {
    const scrolled = sheet.current
    const form = scrolled?.firstElementChild
    if (!scrolled || !form) return
    const follow = () => {
      const top = chapterAtTop(readTops(scrolled))
      if (top && sought.current === null) setChapter(top)
    }
    const settle = () => {
      if (sought.current === null) follow()
      else if (!isReached(readTops(scrolled), sought.current)) seek(sought.current)
    }
    const observer = new ResizeObserver(settle)
    observer.observe(form)
    scrolled.addEventListener('scroll', follow, { passive: true })
    scrolled.addEventListener('scrollend', settle)
    return () => {
      observer.disconnect()
      scrolled.removeEventListener('scroll', follow)
      scrolled.removeEventListener('scrollend', settle)
    }
  }, [sheet, seek])

  return { chapter, show, release }
}
