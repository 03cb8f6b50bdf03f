import { appPatterns } from '../paths/app-paths.ts'
import { matchPath } from '../paths/match-path.ts'
import { pagePaths } from '../paths/page-paths.ts'

/** What a `page_view` of the app is of: a page or a screen, by its pattern, so that no website, invite or sign-in is told. */
export const countedPaths: readonly string[] = [...Object.values(pagePaths), ...appPatterns]

/** The pattern of a path; undefined where no page is. */
export const countedPathOf = (pathname: string): string | undefined =>
  countedPaths.find((pattern) => matchPath(pattern, pathname) !== null)
