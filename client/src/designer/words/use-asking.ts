import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { callStream } from '../../server/call-stream.ts'
import { networkProblem } from '../../server/problems.ts'

type Listening = Parameters<typeof callStream>[2]

/** What is asked: the call that answers by events, and how far it is with each of them. */
interface Question<State, Event> {
  readonly begun: State
  readonly call: (listening: Listening) => Promise<Result<undefined>>
  readonly event: z.ZodMiniType<Event>
  readonly stateOf: (event: Event) => State
  readonly refused: (problem: Problem) => State
}

/** Asks the language model one thing at a time: whoever asks again, stops it or goes away ends what was asked before. */
export const useAsking = <State extends { readonly is: string }>(idle: State) => {
  const [state, setState] = useState(idle)
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  const hear = async <Event>(
    { begun, call, event, stateOf, refused }: Question<State, Event>,
    signal: AbortSignal,
  ): Promise<void> => {
    let last = begun
    const show = (next: State) => {
      last = next
      if (!signal.aborted) setState(next)
    }
    show(begun)
    const onEvent = (sent: unknown) => {
      const read = z.safeParse(event, sent)
      if (read.success) show(stateOf(read.data))
    }
    const heard = await call({ signal, onEvent })
    if (!heard.ok) show(refused(heard.problem))
    else if (last.is === begun.is) show(refused(networkProblem))
  }

  return {
    state,
    ask: <Event>(question: Question<State, Event>): void => {
      asking.current?.abort()
      const controller = new AbortController()
      asking.current = controller
      hear(question, controller.signal).catch((cause: unknown) => {
        if (!controller.signal.aborted) console.error(cause)
      })
    },
    /** Ends what was asked, and shows this instead. */
    show: useCallback((instead: State) => {
      asking.current?.abort()
      setState(instead)
    }, []),
  }
}
