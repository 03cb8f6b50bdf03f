import { appPaths } from './app-paths.ts'

/** The page of the messages of one website. */
export const websiteLeadsPath = (websiteId: string): string =>
  appPaths.websiteLeads.replace(':website', websiteId)

/** The page of the visits of one website. */
export const websiteVisitsPath = (websiteId: string): string =>
  appPaths.websiteVisits.replace(':website', websiteId)
