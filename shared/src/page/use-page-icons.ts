import { createContext, useContext } from 'react'
import type { PageIcons } from './page-icons.ts'

const PageIconsContext = createContext<PageIcons | null>(null)

/** Gives the views inside it their icons. */
export const PageIconsProvider = PageIconsContext.Provider

/** The icons of a page; null until they are here, when a view keeps their room. */
export const usePageIcons = (): PageIcons | null => useContext(PageIconsContext)
