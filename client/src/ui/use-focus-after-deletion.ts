import { useEffect, useRef } from 'react'

interface FocusPlaces {
  /** What stands for each of a list, by selector. */
  readonly each: string
  /** What is left where none of the list is. */
  readonly otherwise: string
}

/** Whoever took something off a list goes on from what took its place, or from elsewhere where nothing is left. */
export const useFocusAfterDeletion = (ids: readonly string[], { each, otherwise }: FocusPlaces): void => {
  const shown = useRef(ids)
  useEffect(() => {
    const gone = shown.current.findIndex((id) => !ids.includes(id))
    shown.current = ids
    if (gone === -1 || document.activeElement !== document.body) return
    const left = [...document.querySelectorAll<HTMLElement>(each)]
    const next = left[gone] ?? left.at(-1) ?? document.querySelector<HTMLElement>(otherwise)
    next?.focus()
  }, [ids, each, otherwise])
}
