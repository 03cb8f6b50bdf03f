import { isAppPath } from '@shingle/shared/paths/app-paths.ts'
import { filePaths, isBelow, serverPaths, signPath } from '@shingle/shared/paths/server-paths.ts'

export interface AskedFor {
  method: string
  mode: string
  url: string
}

/**
 * Who answers a request. `app-page`: the network, else the cached shell. `asset`: the cache, else the network, and
 * kept. `browser`: the worker keeps out of it, which holds for every call, every socket and everybody else's origin.
 */
export type AnswerPlan = 'app-page' | 'asset' | 'browser'

/** Where every file's name changes with its content, so that a kept one is never stale. */
const immutable = [...serverPaths.assets, filePaths.fonts]
const untouched = [...serverPaths.api, ...serverPaths.sync]

export const answerPlan = ({ method, mode, url }: AskedFor, ownOrigin: string): AnswerPlan => {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin) return 'browser'
  if (isBelow(untouched, pathname)) return 'browser'
  if (mode === 'navigate') return isAppPath(pathname) ? 'app-page' : 'browser'
  return isBelow(immutable, pathname) || pathname === signPath ? 'asset' : 'browser'
}
