import { showMode } from '../base/designer-mode.ts'
import { isSmallNow } from '../base/use-is-small.ts'
import type { OwnPart } from '../phone/part-address.ts'
import { showPart } from '../phone/show-part.ts'
import type { ChapterId } from './chapters.ts'

/** The settings may have to come first: so many frames they are waited for. */
const patience = 180

const seek = (id: ChapterId, frames: number): void => {
  const chapter = document.getElementById(`settings-${id}`)
  const first = chapter?.querySelector<HTMLElement>('input, select, textarea, a[href], button')
  chapter?.scrollIntoView({ block: 'start' })
  if (first) first.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => seek(id, frames - 1))
}

/** The chapters that a phone has as well; the others want a larger screen. */
const partOf: Readonly<Partial<Record<ChapterId, OwnPart>>> = {
  website: 'facts',
  business: 'facts',
  hours: 'hours',
  domain: 'domain',
  editors: 'editors',
}

/**
 * Opens the settings at a chapter, and leads the keyboard to its first field; on a phone, the part that has it: `replace`
 * leaves no list of the parts behind it, for whoever came for that one.
 */
export const showChapter = (id: ChapterId, options?: { replace: boolean }): void => {
  if (isSmallNow()) {
    showPart(partOf[id] ?? 'more', options)
    return
  }
  showMode('settings')
  seek(id, patience)
}
