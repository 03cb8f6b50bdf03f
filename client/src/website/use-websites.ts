import type { Problem } from '@shingle/shared/problem/problem.ts'
import { listWebsitesEndpoint, type WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '../account/session.ts'
import { call } from '../server/call-endpoint.ts'
import { keepWebsites, keptWebsites } from './kept-websites.ts'

export type Websites =
  | { state: 'asking' }
  /** `isLatest` once the server was asked; what this device remembers may lack a website. */
  | { state: 'known'; entries: readonly WebsiteEntry[]; isLatest: boolean }
  | { state: 'failed'; problem: Problem }

export type AskedWebsites = Websites & { ask: () => void }

/**
 * The account's websites, own ones first. What this device remembers is shown at once, also offline; the server's
 * answer replaces it.
 */
export const useWebsites = (): AskedWebsites => {
  const userId = useAccount()?.id ?? ''
  const [websites, setWebsites] = useState<Websites>(() => remembered(userId))
  const ask = useCallback(() => {
    setWebsites((known) => (known.state === 'failed' ? { state: 'asking' } : known))
    load(userId)
      .then((answer) =>
        setWebsites((known) =>
          answer.state === 'failed' && known.state === 'known' ? { ...known, isLatest: true } : answer,
        ),
      )
      .catch(console.error)
  }, [userId])
  useEffect(ask, [ask])
  return { ...websites, ask }
}

const load = async (userId: string): Promise<Websites> => {
  const result = await call(listWebsitesEndpoint, {})
  if (!result.ok) return { state: 'failed', problem: result.problem }
  const entries = [...result.value.owned, ...result.value.shared]
  keepWebsites(userId, entries)
  return { state: 'known', entries, isLatest: true }
}

const remembered = (userId: string): Websites => {
  const entries = keptWebsites(userId)
  return entries ? { state: 'known', entries, isLatest: false } : { state: 'asking' }
}
