import type { Problem } from '@shingle/shared/problem/problem.ts'
import { askForChangeEndpoint } from '@shingle/shared/proposal/endpoints.ts'
import { proposalEventSchema } from '@shingle/shared/proposal/proposal-event.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { callStream } from '../../server/call-stream.ts'
import { networkProblem } from '../../server/problems.ts'
import { useWebsite } from '../base/website/website-context.ts'

/** How far a change is that was asked for. */
export type ProposalState =
  | { is: 'idle' }
  | { is: 'writing'; count: number }
  | { is: 'proposed'; edits: readonly ProposedEdit[] }
  | { is: 'refused'; problem: Problem }

/** Asks the language model for a change of the whole website or of one section, one wish at a time. */
export const useProposal = (section: string | undefined) => {
  const { draftId } = useWebsite()
  const [state, setState] = useState<ProposalState>({ is: 'idle' })
  const asking = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    asking.current?.abort()
    setState({ is: 'idle' })
  }, [])
  // Whoever goes away stops the model, too.
  useEffect(() => () => asking.current?.abort(), [])

  const ask = async (wish: string): Promise<void> => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    const { signal } = controller
    let last: ProposalState = { is: 'writing', count: 0 }
    const show = (next: ProposalState) => {
      last = next
      if (!signal.aborted) setState(next)
    }
    show(last)
    const onEvent = (sent: unknown) => {
      const event = z.safeParse(proposalEventSchema, sent)
      if (!event.success) return
      show(event.data.is === 'refused' ? { is: 'refused', problem: event.data } : event.data)
    }
    const given = { params: { id: draftId }, body: section === undefined ? { wish } : { wish, section } }
    const heard = await callStream(askForChangeEndpoint, given, { signal, onEvent })
    if (!heard.ok) show({ is: 'refused', problem: heard.problem })
    else if (last.is === 'writing') show({ is: 'refused', problem: networkProblem })
  }
  return {
    state,
    stop,
    ask: (wish: string) => {
      ask(wish).catch((cause: unknown) => {
        if (!asking.current?.signal.aborted) console.error(cause)
      })
    },
  }
}
