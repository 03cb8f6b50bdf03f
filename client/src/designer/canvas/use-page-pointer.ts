import { useEffect } from 'react'
import { shortcutsOn } from '../base/keyboard/shortcuts.ts'
import { earlyPresses, typedEarly } from '../base/page/early-writing.ts'
import { elementOf } from '../base/page/text-element.ts'
import { overlay } from './late-overlay.ts'

/** What a page does by itself, it does nowhere here: links lead nowhere, nothing is sent, and keys are the designer's. */
export const usePagePointer = (page: Document | null, selectable: boolean): void => {
  useEffect(() => {
    if (!page) return
    const follow = new AbortController()
    const { signal } = follow
    for (const type of ['submit', 'dragstart', 'auxclick'])
      page.addEventListener(type, (event) => event.preventDefault(), { signal })
    const keepHere = (event: MouseEvent) => {
      if (elementOf(event.target)?.closest('a, button, [contenteditable]')) event.preventDefault()
      if (selectable && !overlay.here()) earlyPresses.push({ event, typed: '' })
    }
    const pressed = (event: KeyboardEvent) => {
      if (!typedEarly(event)) shortcutsOn(event)
    }
    page.addEventListener('click', keepHere, { signal })
    page.addEventListener('keydown', pressed, { signal })
    return () => {
      earlyPresses.length = 0
      follow.abort()
    }
  }, [page, selectable])
}
