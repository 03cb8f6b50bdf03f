import { appPaths, isAppPath, type SignInStep } from '@shingle/shared/paths/app-paths.ts'
import { matchPath } from '@shingle/shared/paths/match-path.ts'

// Whoever has signed in has nothing to do at the doors; a new address alone is confirmed by whom its page signs in.
const pastDoor: SignInStep = 'new-email'

const isDoor = (pathname: string): boolean => {
  const step = matchPath(appPaths.signInStep, pathname)?.step
  return matchPath(appPaths.signIn, pathname) !== null || (step !== undefined && step !== pastDoor)
}

/** Where to go after signing in: only ever a path of this app, and none that signs in, whatever the address claims. */
export const safeNext = (next: string | null, origin: string): string => {
  if (!next?.startsWith('/')) return appPaths.websites
  const url = URL.parse(next, origin)
  if (!url || url.origin !== origin || !isAppPath(url.pathname) || isDoor(url.pathname))
    return appPaths.websites
  return url.pathname + url.search
}
