/** What stands in a path for the words of its pattern that begin with a colon. */
export type PathParameters = Readonly<Record<string, string>>

const parameter = /:(\w+)/g

/** The parameters that a path gives a pattern such as '/invite/:id'; null where the pattern is another path's. */
export const matchPath = (pattern: string, pathname: string): PathParameters | null => {
  const shape = new RegExp(`^${pattern.replace(/\/$/, '').replace(parameter, '([^/]+)')}/?$`, 'i')
  const found = shape.exec(pathname)
  return (
    found && Object.fromEntries([...pattern.matchAll(parameter)].map(([, key], at) => [key, found[at + 1]]))
  )
}

/** Whether one of the patterns is a path's. */
export const matchesOneOf = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname) !== null)
