import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { helpWithWordsEndpoint } from '@shingle/shared/word-help/endpoints.ts'
import type { WordChange } from '@shingle/shared/word-help/word-changes.ts'
import { type WordHelpEvent, wordHelpEventSchema } from '@shingle/shared/word-help/word-help-event.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { callStream } from '../../server/call-stream.ts'
import { networkProblem } from '../../server/problems.ts'
import { useWebsite } from '../base/website/website-context.ts'

/** What is asked: a change, and for a translation the language. */
export interface Wish {
  change: WordChange
  into?: Language | undefined
}

/** How far help with a text is. */
export type WordsState =
  | { is: 'idle' }
  | { is: 'writing'; wish: Wish; text: string }
  | { is: 'written'; wish: Wish; text: string; cutFrom?: number | undefined }
  | { is: 'refused'; wish: Wish; problem: Problem }

export interface Words {
  state: WordsState
  ask: (wish: Wish, text: string) => void
  /** Shows a text that needed no model. */
  propose: (wish: Wish, text: string) => void
  stop: () => void
}

const stateOf = (wish: Wish, event: WordHelpEvent): WordsState => {
  if (event.is === 'refused') return { is: 'refused', wish, problem: event }
  return { ...event, wish }
}

/** Where a text stands that may be helped with. */
export type AskedAddress = Extract<FieldAddress, { in: 'section' | 'item' }>

/** Asks the language model about one text, one thing at a time. */
export const useWords = (at: AskedAddress): Words => {
  const { draftId } = useWebsite()
  const [state, setState] = useState<WordsState>({ is: 'idle' })
  const asking = useRef<AbortController>(undefined)
  const stop = useCallback(() => {
    asking.current?.abort()
    setState({ is: 'idle' })
  }, [])
  // Whoever goes away stops the model, too.
  useEffect(() => () => asking.current?.abort(), [])

  const ask = async (wish: Wish, text: string): Promise<void> => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    const { signal } = controller
    let hasEnded = false
    const show = (next: WordsState) => {
      if (!signal.aborted) setState(next)
    }
    show({ is: 'writing', wish, text: '' })
    const body = { at, text, ...wish }
    const heard = await callStream(
      helpWithWordsEndpoint,
      { params: { id: draftId }, body },
      {
        signal,
        onEvent: (sent) => {
          const event = z.safeParse(wordHelpEventSchema, sent)
          if (!event.success) return
          hasEnded ||= event.data.is !== 'writing'
          show(stateOf(wish, event.data))
        },
      },
    )
    if (!heard.ok) show({ is: 'refused', wish, problem: heard.problem })
    else if (!hasEnded) show({ is: 'refused', wish, problem: networkProblem })
  }
  return {
    state,
    stop,
    ask: (wish, text) => {
      ask(wish, text).catch((cause: unknown) => {
        if (!asking.current?.signal.aborted) console.error(cause)
      })
    },
    propose: (wish, text) => {
      asking.current?.abort()
      setState({ is: 'written', wish, text })
    },
  }
}
