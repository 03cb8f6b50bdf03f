import type { DraftContent } from '../draft/content.ts'
import { type SidePages, sidePageLimits } from './side-page.ts'

const pathPattern = new RegExp(`^[a-z0-9][a-z0-9-]{0,${sidePageLimits.path - 1}}$`)

/** Whether a page beside the page may stand at a path below its website's address. */
export const isSidePath = (path: string): boolean => pathPattern.test(path)

/** The pages beside the page that visitors get, each at a path of its own: of two at one path, the first. */
export const shownPages = ({ pages = [] }: Pick<DraftContent, 'pages'>): SidePages => {
  const taken = new Set<string>()
  return pages.filter(({ path, hidden }) => {
    if (hidden || !isSidePath(path) || taken.has(path)) return false
    taken.add(path)
    return true
  })
}

/** Where a page beside the page stands whose website stands at `url`. */
export const sideUrl = (url: string, path: string): string => `${url}${url.endsWith('/') ? '' : '/'}${path}`
