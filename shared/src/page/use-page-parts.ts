import { createContext, useContext } from 'react'
import type { PageParts } from './page-parts.ts'

const PagePartsContext = createContext<PageParts | null>(null)

/** Gives the views inside it the parts of a page that come apart. */
export const PagePartsProvider = PagePartsContext.Provider

/** The parts of a page that come apart; null until they are here, when a view keeps their room. */
export const usePageParts = (): PageParts | null => useContext(PagePartsContext)
