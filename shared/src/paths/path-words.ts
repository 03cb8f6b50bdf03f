import { appPatterns } from './app-paths.ts'
import { pagePaths } from './page-paths.ts'
import { operatorPaths, serverPaths } from './server-paths.ts'

const firstWord = (path: string): string => path.split('/')[1] ?? ''

/** The first word of every path that the app origin answers: no website may have it for a name. */
export const pathWords: readonly string[] = [
  ...new Set(
    [
      ...appPatterns,
      ...Object.values(pagePaths),
      ...Object.values(serverPaths).flat(),
      ...Object.values(operatorPaths),
    ]
      .map(firstWord)
      .filter((word) => word !== ''),
  ),
]
