import { createContext, useContext } from 'react'
import type { Signs } from './signs.ts'

const SignsContext = createContext<Signs | null>(null)

/** Gives the views inside it their signs. */
export const SignsProvider = SignsContext.Provider

/** The small signs of a page; null until they are here, when a view keeps their room. */
export const useSigns = (): Signs | null => useContext(SignsContext)
