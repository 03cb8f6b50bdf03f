import { createContext, useContext } from 'react'
import type { Kit } from './kit-pieces.ts'
import { staticKit } from './static-kit.tsx'

const KitContext = createContext<Kit>(staticKit)

/** Gives the views inside it another kit. */
export const KitProvider = KitContext.Provider

/** The kit that the view shall use. */
export const useKit = (): Kit => useContext(KitContext)
