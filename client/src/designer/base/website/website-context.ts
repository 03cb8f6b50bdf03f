import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { createContext, useContext } from 'react'
import { everyWebsite } from '../../../website/website-list.ts'
import { useWebsites } from '../../../website/websites-query.ts'

const WebsiteContext = createContext<WebsiteEntry | null>(null)
export const WebsiteProvider = WebsiteContext.Provider

/** The website whose draft is open. */
export const useWebsite = (): WebsiteEntry => {
  const website = useContext(WebsiteContext)
  if (!website) throw new Error('There is no website around this component')
  return website
}

export const useOtherWebsites = (): readonly WebsiteEntry[] => {
  const open = useWebsite()
  const { data } = useWebsites()
  return (data ? everyWebsite(data) : []).filter(({ draftId }) => draftId !== open.draftId)
}
