import { createContext, use, useEffect, useMemo, useState } from 'react'
import { navigation } from './navigate.ts'
import type { Blocked, Blocker } from './navigation.ts'
import type { Place } from './place.ts'

const PlaceContext = createContext<Place>(navigation.shown().place)
export const PlaceProvider = PlaceContext.Provider

export const usePlace = (): Place => use(PlaceContext)

/** What the address asks for after its question mark. */
export const useSearch = (): URLSearchParams => {
  const { search } = usePlace()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Blocks whoever leaves while `blocks` says so; whoever was blocked may `proceed` later. */
export const useBlocker = (blocks: Blocker): { blocked: Blocked | null; stay: () => void } => {
  const [blocked, setBlocked] = useState<Blocked | null>(null)
  useEffect(() => navigation.block(blocks, setBlocked), [blocks])
  return { blocked, stay: () => setBlocked(null) }
}
