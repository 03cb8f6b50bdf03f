import type { Result } from '@shingle/shared/problem/problem.ts'
import { useCallback, useEffect, useState } from 'react'
import { unknownProblem } from '../../server/problems.ts'
import { beginSession } from '../session.ts'
import { type OpenedLink, openLink } from './magic-link.ts'

export type LinkState =
  | { readonly state: 'opening' | 'entered' | 'expired' | 'other-browser' }
  | { readonly state: 'trouble'; readonly text: string }

let opened: { readonly token: string; readonly result: Promise<Result<OpenedLink>> } | undefined

/** Opens a link once: it works once, and a screen may be drawn twice. */
const openOnce = (token: string): Promise<Result<OpenedLink>> => {
  if (opened?.token !== token) opened = { token, result: openLink(token) }
  return opened.result
}

/** Opens the magic link with a token and begins its session; after trouble it can be opened again. */
export const useOpenedLink = (token: string): LinkState & { readonly again: () => void } => {
  const [state, setState] = useState<LinkState>({ state: 'opening' })
  const open = useCallback(() => {
    openOnce(token)
      .then((result) => {
        if (!result.ok) return setState({ state: 'trouble', text: result.problem.text })
        if (result.value.state === 'entered') beginSession(result.value.account, result.value.accessToken)
        setState({ state: result.value.state })
      })
      .catch((cause: unknown) => {
        console.error(cause)
        setState({ state: 'trouble', text: unknownProblem().text })
      })
  }, [token])
  useEffect(open, [open])
  const again = () => {
    opened = undefined
    setState({ state: 'opening' })
    open()
  }
  return { ...state, again }
}
