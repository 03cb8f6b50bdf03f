import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { createContext, useContext } from 'react'
import { useKnownWebsites } from '../../../website/use-known-websites.ts'

export interface OpenWebsite {
  entry: WebsiteEntry
  /** Tells what publishing has changed, so that nobody has to ask the server again. */
  setPublished: (published: WebsiteEntry['published']) => void
}

const WebsiteContext = createContext<OpenWebsite | null>(null)
export const WebsiteProvider = WebsiteContext.Provider

/** The website whose draft is open. */
export const useWebsite = (): OpenWebsite => {
  const website = useContext(WebsiteContext)
  if (!website) throw new Error('There is no website around this component')
  return website
}

export const useOtherWebsites = (): readonly WebsiteEntry[] => {
  const { entry } = useWebsite()
  const websites = useKnownWebsites()
  if (websites.state !== 'known') return []
  return websites.entries.filter(({ draftId }) => draftId !== entry.draftId)
}
