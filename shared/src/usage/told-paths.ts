import { writtenPages } from '../paths/written-pages.ts'
import { countedPathOf, countedPaths } from './counted-paths.ts'

const told: ReadonlySet<string> = new Set([...writtenPages, ...countedPaths])

/** Whether a `page_view` may name this path: a page that was written, or the pattern of a screen, and no other. */
export const isToldPath = (path: string): boolean => told.has(path)

/** What a written page is counted by: its own path, as nothing personal stands in one, else its pattern. */
export const toldPathOf = (pathname: string): string | undefined =>
  isToldPath(pathname) ? pathname : countedPathOf(pathname)
