import { showMode } from '../base/designer-mode.ts'
import type { ChapterId } from './chapters.ts'

/** The settings may have to come first: so many frames they are waited for. */
const patience = 180

const seek = (id: ChapterId, frames: number): void => {
  const chapter = document.getElementById(`settings-${id}`)
  const first = chapter?.querySelector<HTMLElement>('input, select, textarea, button')
  chapter?.scrollIntoView({ block: 'start' })
  if (first) first.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => seek(id, frames - 1))
}

/** Opens the settings at a chapter, and leads the keyboard to its first field. */
export const showChapter = (id: ChapterId): void => {
  showMode('settings')
  seek(id, patience)
}
