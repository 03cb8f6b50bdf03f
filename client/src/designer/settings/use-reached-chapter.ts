import { type RefObject, useEffect } from 'react'
import { chapterAtTop } from './chapter-at-top.ts'
import { type ChapterId, chapters } from './chapters.ts'

/** Tells which chapter is at the top of what is seen, whenever the settings scroll or one of them grows. */
export const useReachedChapter = (
  form: RefObject<HTMLElement | null>,
  onReach: (chapter: ChapterId) => void,
): void => {
  useEffect(() => {
    const sheet = form.current?.parentElement
    if (!form.current || !sheet) return
    const read = () => {
      const from = sheet.getBoundingClientRect().top
      const tops = chapters.flatMap(({ id }) => {
        const chapter = document.getElementById(`settings-${id}`)
        return chapter ? [{ id, top: chapter.getBoundingClientRect().top - from }] : []
      })
      const reached = chapterAtTop(tops)
      if (reached) onReach(reached)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(form.current)
    sheet.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      sheet.removeEventListener('scroll', read)
    }
  }, [form, onReach])
}
