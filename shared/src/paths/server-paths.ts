/** What a server answers on the app origin, everything below each path included. */
export const serverPaths = {
  api: ['/api', '/dev', '/health'],
  sync: ['/sync'],
  /** Fonts and pictures, which the sites origin has too. */
  shared: ['/fonts', '/i'],
  /** Files of the client whose names change with their content. */
  assets: ['/assets'],
} as const

/** Whether a path is one of those given, or lies below one. */
export const isBelow = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
