import type { AcceptAnswer } from '@shingle/shared/invite/endpoints.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { useCallback, useEffect, useState } from 'react'
import { forgetInvite } from '../account/opened-invite.ts'
import { unknownProblem } from '../server/problems.ts'
import { acceptInvite } from './invite-calls.ts'

/** What became of opening an invite. */
export type Acceptance =
  | { readonly state: 'asking' }
  | { readonly state: 'trouble'; readonly problem: Problem }
  | { readonly state: 'answered'; readonly answer: AcceptAnswer }

/** Accepts an invite as soon as it is opened; asked again after trouble. */
export const useAcceptance = (inviteId: string): Acceptance & { readonly ask: () => void } => {
  const [acceptance, setAcceptance] = useState<Acceptance>({ state: 'asking' })
  const ask = useCallback(() => {
    setAcceptance({ state: 'asking' })
    acceptInvite(inviteId)
      .then((result) => {
        if (!result.ok) return setAcceptance({ state: 'trouble', problem: result.problem })
        // Of another account it is still to be accepted, by whoever signs in next.
        if (result.value.outcome !== 'wrong-account') forgetInvite()
        setAcceptance({ state: 'answered', answer: result.value })
      })
      .catch((cause: unknown) => {
        console.error(cause)
        setAcceptance({ state: 'trouble', problem: unknownProblem() })
      })
  }, [inviteId])
  useEffect(ask, [ask])
  return { ...acceptance, ask }
}
