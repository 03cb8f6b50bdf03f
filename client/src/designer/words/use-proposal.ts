import type { Problem } from '@shingle/shared/problem/problem.ts'
import { askForChangeEndpoint } from '@shingle/shared/proposal/endpoints.ts'
import { proposalEventSchema } from '@shingle/shared/proposal/proposal-event.ts'
import type { ProposedEdit } from '@shingle/shared/proposal/proposed-edit.ts'
import { useCallback } from 'react'
import { callStream } from '../../server/call-stream.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { useAsking } from './use-asking.ts'

/** How far a change is that was asked for. */
export type ProposalState =
  | { is: 'idle' }
  | { is: 'writing'; count: number }
  | { is: 'proposed'; edits: readonly ProposedEdit[] }
  | { is: 'refused'; problem: Problem }

const idle: ProposalState = { is: 'idle' }

/** Asks the language model for a change of the whole website or of one section, one wish at a time. */
export const useProposal = (section: string | undefined) => {
  const { draftId } = useWebsite()
  const { state, ask, show } = useAsking<ProposalState>(idle)
  return {
    state,
    stop: useCallback(() => show(idle), [show]),
    ask: (wish: string) => {
      const body = section === undefined ? { wish } : { wish, section }
      ask({
        begun: { is: 'writing', count: 0 },
        call: (listening) => callStream(askForChangeEndpoint, { params: { id: draftId }, body }, listening),
        event: proposalEventSchema,
        stateOf: (event) => (event.is === 'refused' ? { is: 'refused', problem: event } : event),
        refused: (problem) => ({ is: 'refused', problem }),
      })
    },
  }
}
