import { type LeadsAnswer, leadsAnswerSchema } from '@shingle/shared/lead/endpoints.ts'
import type { Lead } from '@shingle/shared/lead/lead.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { readKept, writeKept } from '../server/kept-answer.ts'
import { useAccount } from '../server/session/session.ts'
import { useAskWhileLooking } from '../server/use-ask-while-looking.ts'
import { type Looked, readLeads } from './lead-calls.ts'

const keptSchema = z.object({ accountId: z.string(), at: z.string(), answer: leadsAnswerSchema })

interface Known {
  readonly answer: LeadsAnswer | null
  /** When the server said what is shown. */
  readonly saidAt: string | null
  readonly problem: Problem | null
  readonly isAsking: boolean
  /** Whether what is shown is still what another search found. */
  readonly isEarlier: boolean
}

// A full mailbox is counted each time.
const askEveryMs = 15_000

const nothing: Known = { answer: null, saidAt: null, problem: null, isAsking: true, isEarlier: false }

/** Of all that is looked at the device keeps the start of the inbox, for when there is no line. */
const keyOf = ({ website, shelf, search }: Looked): string | null =>
  shelf === 'inbox' && search === '' ? `leads:${website ?? ''}` : null

const keptOf = (looked: Looked, accountId: string): Known => {
  const key = keyOf(looked)
  const kept = key === null ? null : readKept(key, keptSchema)
  return kept?.accountId === accountId ? { ...nothing, answer: kept.answer, saidAt: kept.at } : nothing
}

const keep = (looked: Looked, accountId: string, answer: LeadsAnswer): void => {
  const key = keyOf(looked)
  if (key !== null) writeKept(key, { accountId, at: new Date().toISOString(), answer })
}

/** Nobody reads what an earlier search found for what this one would have. */
const failed = (now: Known, problem: Problem): Known => ({
  ...(now.isEarlier ? nothing : now),
  ...{ isAsking: false, problem },
})

/** The leads that are looked at, as many pages of them as were asked for. */
export const useLeads = (looked: Looked) => {
  const accountId = useAccount()?.id ?? ''
  const { website, shelf, search } = looked
  const [known, setKnown] = useState<Known>(() => keptOf(looked, accountId))
  // Answers to what is looked at no longer are nobody's.
  const turn = useRef(0)
  const hasMore = useRef(false)
  const before = useRef<Looked | null>(null)

  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    const asked = { website, shelf, search }
    setKnown((now) => ({ ...now, isAsking: true }))
    const result = await readLeads(asked)
    if (mine !== turn.current) return
    if (!result.ok) return setKnown((now) => failed(now, result.problem))
    hasMore.current = false
    keep(asked, accountId, result.value)
    setKnown({ ...nothing, answer: result.value, saidAt: new Date().toISOString(), isAsking: false })
  }, [website, shelf, search, accountId])

  useEffect(() => {
    if (accountId === '') return
    const looked = { website, shelf, search }
    // Whoever searches stays in the field: the list stays until there is another.
    const isSearch = before.current?.shelf === shelf && before.current.search !== search
    before.current = looked
    setKnown((now) => (isSearch && now.answer ? { ...now, isEarlier: true } : keptOf(looked, accountId)))
    load().catch(console.error)
  }, [load, accountId, website, shelf, search])

  const ask = useCallback(() => void load().catch(console.error), [load])
  // Whoever has read further keeps their place.
  useAskWhileLooking(
    useCallback(() => void (hasMore.current || ask()), [ask]),
    askEveryMs,
  )

  // Without a line that is said at once, and not when somebody next does something.
  useEffect(() => {
    window.addEventListener('offline', ask)
    return () => window.removeEventListener('offline', ask)
  }, [ask])

  const more = useCallback(
    async (after: string) => {
      const mine = turn.current
      const result = await readLeads({ website, shelf, search }, after)
      if (mine !== turn.current) return
      if (!result.ok) return setKnown((now) => ({ ...now, problem: result.problem }))
      hasMore.current = true
      setKnown((now) => ({ ...now, answer: extended(now.answer, result.value) }))
    },
    [website, shelf, search],
  )

  /** Changes what is shown by what has been done; what the server said meanwhile is asked for anew. */
  const change = useCallback((by: (leads: readonly Lead[]) => readonly Lead[]) => {
    turn.current += 1
    setKnown((now) => ({
      ...now,
      answer: now.answer && { ...now.answer, leads: [...by(now.answer.leads)] },
    }))
  }, [])
  return { ...known, ask, more, change }
}

const extended = (answer: LeadsAnswer | null, next: LeadsAnswer): LeadsAnswer => {
  if (answer === null) return next
  const ids = new Set(answer.leads.map(({ id }) => id))
  return { ...next, leads: [...answer.leads, ...next.leads.filter(({ id }) => !ids.has(id))] }
}
