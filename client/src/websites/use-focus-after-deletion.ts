import { useEffect, useRef } from 'react'

/** Whoever deleted a website goes on from the one that took its place, or from the heading where none is left. */
export const useFocusAfterDeletion = (ids: readonly string[]): void => {
  const shown = useRef(ids)
  useEffect(() => {
    const gone = shown.current.findIndex((id) => !ids.includes(id))
    shown.current = ids
    if (gone === -1 || document.activeElement !== document.body) return
    const links = [...document.querySelectorAll<HTMLElement>('[data-website]')]
    const next = links[gone] ?? links.at(-1) ?? document.querySelector<HTMLElement>('main h1')
    next?.focus()
  }, [ids])
}
