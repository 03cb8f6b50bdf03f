import type { Result } from '@shingle/shared/problem/problem.ts'
import { useCallback, useEffect, useState } from 'react'
import { unknownProblem } from '../../server/problems.ts'

/** What became of opening a mailed link. */
export type Opening<T> =
  | { readonly state: 'opening' }
  | { readonly state: 'trouble'; readonly text: string }
  | { readonly state: 'opened'; readonly value: T }

/** A hook that opens a mailed link by its token, once: it works once, and a screen may be drawn twice. */
export const createUseOpened = <T>(open: (token: string) => Promise<Result<T>>) => {
  let opened: { readonly token: string; readonly result: Promise<Result<T>> } | undefined
  const openOnce = (token: string): Promise<Result<T>> => {
    if (opened?.token !== token) opened = { token, result: open(token) }
    return opened.result
  }
  return (token: string): Opening<T> & { readonly again: () => void } => {
    const [opening, setOpening] = useState<Opening<T>>({ state: 'opening' })
    const begin = useCallback(() => {
      openOnce(token)
        .then((result) =>
          setOpening(
            result.ok
              ? { state: 'opened', value: result.value }
              : { state: 'trouble', text: result.problem.text },
          ),
        )
        .catch((cause: unknown) => {
          console.error(cause)
          setOpening({ state: 'trouble', text: unknownProblem().text })
        })
    }, [token])
    useEffect(begin, [begin])
    const again = () => {
      opened = undefined
      setOpening({ state: 'opening' })
      begin()
    }
    return { ...opening, again }
  }
}
