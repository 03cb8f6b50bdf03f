import { createContext, useContext } from 'react'
import type { PageContext } from './page-context.ts'

const CurrentPage = createContext<PageContext | null>(null)

/** Gives the kit inside it the page. */
export const PageProvider = CurrentPage.Provider

/** The page that is being rendered; throws outside a PageProvider. */
export const usePage = (): PageContext => {
  const page = useContext(CurrentPage)
  if (page === null) throw new Error('usePage needs a PageProvider around it')
  return page
}
