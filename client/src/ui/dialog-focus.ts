import { useLayoutEffect, useRef } from 'react'

/** For the button of a dialog that changes nothing: the focus begins there. */
export const wayOut = { 'data-way-out': '' } as const

const places = ['input[type="checkbox"]:not(:disabled)', '[data-way-out]', 'h2']

/**
 * Where whoever opened a dialog begins, unless a field takes the focus itself: on what has to be ticked, else on the way
 * out, else on the title; never on the corner.
 */
export const focusFirst = (event: Event): void => {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  const found = places.flatMap((place) => dialog.querySelector<HTMLElement>(place) ?? [])
  found[0]?.focus()
}

/** Whence the dialog came that made room for another just now. */
let formerOpener: HTMLElement | null = null

/** Gives the focus back to whatever opened the dialog, or the one before it; the library does so only for triggers of its own. */
export const useReturnedFocus = (open: boolean): ((event: Event) => void) => {
  const opener = useRef<HTMLElement | null>(null)
  // Before the content is there: a field in it may take the focus as it appears.
  useLayoutEffect(() => {
    if (!open) return
    const active = focused()
    opener.current = active ?? formerOpener
    return () => {
      formerOpener = opener.current
    }
  }, [open])
  return (event) => {
    event.preventDefault()
    // What the dialog made may have taken the focus meanwhile, such as the form of a new section.
    if (focused() !== null) return
    opener.current?.focus()
    formerOpener = null
  }
}

const focused = (): HTMLElement | null => {
  const active = document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}
