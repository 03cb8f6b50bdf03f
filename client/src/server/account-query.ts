import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { useCallback, useEffect, useMemo } from 'react'
import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readKept, writeKept } from './kept-answer.ts'
import { sessionStore, useAccount } from './session/session.ts'

/** What is known of an answer, from the server or from what this device keeps of it. */
export interface Known<T> {
  readonly data: T | null
  /** Whether the server was asked since the page was opened; what the device keeps may be of yesterday. */
  readonly isSettled: boolean
  readonly isAsking: boolean
  /** Why the server's last answer is missing. */
  readonly problem: Problem | null
}

interface State<T> extends Known<T> {
  readonly accountId: string
}

interface AccountQueryOptions<T> {
  /** Where the device keeps the answer. */
  key: string
  schema: z.ZodMiniType<T>
  ask: () => Promise<Result<T>>
  /** Whether the device keeps it for when there is no line; it does where nothing is said. */
  isKept?: boolean
  /** Called with every answer of the server. */
  onAnswer?: (accountId: string, answer: T) => void
}

export interface AccountQuery<T> {
  /** What is known for whoever is signed in; asks the server as its user appears. */
  use: () => Known<T> & { ask: () => void }
  /** Corrects what is known by what an edit has done, here and on the device. */
  change: (change: (known: T) => T) => void
}

/**
 * One question to the server about an account. What this device keeps of the last answer is known at once, also
 * offline; the server's answer replaces it. Signing out forgets it, here and on the device.
 */
export const accountQuery = <T>(options: AccountQueryOptions<T>): AccountQuery<T> => {
  const { key, schema, ask, isKept = true, onAnswer } = options
  const kept = z.object({ accountId: z.string(), data: schema })
  const of = (accountId: string): State<T> => {
    const found = isKept ? readKept(key, kept) : null
    const data = found?.accountId === accountId ? found.data : null
    return { accountId, data, isSettled: false, isAsking: false, problem: null }
  }
  const store = createStore<State<T>>(() => of(''))
  let latest = 0

  const know = (data: T): void => {
    const { accountId, data: former } = store.getState()
    // The same answer again is nothing new to whoever shows it.
    if (JSON.stringify(data) === JSON.stringify(former)) return
    store.setState({ data })
    if (isKept) writeKept(key, { accountId, data })
  }
  const load = async (accountId: string): Promise<void> => {
    if (store.getState().accountId !== accountId) store.setState(of(accountId))
    latest += 1
    const turn = latest
    store.setState({ isAsking: true })
    const result = await ask()
    // A later question, a change or another account has made this answer old.
    if (turn !== latest) return
    store.setState({ isSettled: true, isAsking: false, problem: result.ok ? null : result.problem })
    if (!result.ok) return
    know(result.value)
    onAnswer?.(accountId, result.value)
  }

  sessionStore.subscribe(({ session }) => {
    if (session.status !== 'signed-out') return
    latest += 1
    localStorage.removeItem(key)
    store.setState(of(''))
  })

  return {
    use: () => {
      const accountId = useAccount()?.id ?? ''
      const loaded = useStore(store)
      const atFirst = useMemo(() => of(accountId), [accountId])
      const again = useCallback(() => void load(accountId).catch(console.error), [accountId])
      useEffect(() => {
        if (accountId !== '') again()
      }, [accountId, again])
      const { data, isSettled, isAsking, problem } = loaded.accountId === accountId ? loaded : atFirst
      return { data, isSettled, isAsking, problem, ask: again }
    },
    change: (change) => {
      const { accountId, data } = store.getState()
      if (data === null) return
      know(change(data))
      void load(accountId).catch(console.error)
    },
  }
}
