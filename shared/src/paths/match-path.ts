import { parse } from 'regexparam'

/** What stands in a path for the words of its pattern that begin with a colon. */
export type PathParameters = Readonly<Record<string, string>>

/** The parameters that a path gives a pattern such as '/invite/:id'; null where the pattern is another path's. */
export const matchPath = (pattern: string, pathname: string): PathParameters | null => {
  const { keys, pattern: shape } = parse(pattern)
  const found = shape.exec(pathname)
  return found && Object.fromEntries(keys.map((key, at) => [key, found[at + 1] ?? '']))
}

/** Whether one of the patterns is a path's. */
export const matchesOneOf = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null)
