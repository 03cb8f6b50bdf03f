import type { Problem } from '@shingle/shared/problem/problem.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '../account/session.ts'
import { keepWebsites, keptWebsites } from './kept-websites.ts'
import { readWebsites } from './website-calls.ts'

export type KnownWebsites =
  | { state: 'asking' }
  /** `isLatest` once the server was asked; what this device remembers may lack a website. */
  | { state: 'known'; entries: readonly WebsiteEntry[]; isLatest: boolean }
  | { state: 'failed'; problem: Problem }

export type AskedWebsites = KnownWebsites & { ask: () => void }

/**
 * The account's websites, own ones first. What this device remembers is shown at once, also offline; the server's
 * answer replaces it.
 */
export const useKnownWebsites = (): AskedWebsites => {
  const userId = useAccount()?.id ?? ''
  const [websites, setWebsites] = useState<KnownWebsites>(() => remembered(userId))
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

const load = async (userId: string): Promise<KnownWebsites> => {
  const result = await readWebsites()
  if (!result.ok) return { state: 'failed', problem: result.problem }
  const entries = [...result.value.owned, ...result.value.shared]
  keepWebsites(userId, entries)
  return { state: 'known', entries, isLatest: true }
}

const remembered = (userId: string): KnownWebsites => {
  const entries = keptWebsites(userId)
  return entries ? { state: 'known', entries, isLatest: false } : { state: 'asking' }
}
