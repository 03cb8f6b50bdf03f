import { appPaths, isAppPath } from '@shingle/shared/paths/app-paths.ts'

/** Where to go after signing in: only ever a path of this app, whatever the address claims. */
export const safeNext = (next: string | null, origin: string): string => {
  if (!next?.startsWith('/')) return appPaths.websites
  const url = URL.parse(next, origin)
  if (!url || url.origin !== origin || !isAppPath(url.pathname)) return appPaths.websites
  return url.pathname + url.search
}
