import { createContext, use, useEffect, useMemo, useState } from 'react'
import { navigation } from './navigate.ts'
import type { Held, Keeper } from './navigation.ts'
import type { Place } from './place.ts'

const PlaceContext = createContext<Place>(navigation.shown().place)
export const PlaceProvider = PlaceContext.Provider

export const usePlace = (): Place => use(PlaceContext)

/** What the address asks for after its question mark. */
export const useSearch = (): URLSearchParams => {
  const { search } = usePlace()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Holds back whoever leaves while `keeps` says so; the one held back may `proceed` later. */
export const useKeeper = (keeps: Keeper): { held: Held | null; letStay: () => void } => {
  const [held, setHeld] = useState<Held | null>(null)
  useEffect(() => navigation.keep(keeps, setHeld), [keeps])
  return { held, letStay: () => setHeld(null) }
}
