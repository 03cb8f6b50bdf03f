import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { helpWithWordsEndpoint } from '@shingle/shared/word-help/endpoints.ts'
import type { WordChange } from '@shingle/shared/word-help/word-changes.ts'
import { type WordHelpEvent, wordHelpEventSchema } from '@shingle/shared/word-help/word-help-event.ts'
import { useCallback } from 'react'
import { callStream } from '../../server/call-stream.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { useAsking } from './use-asking.ts'

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

const idle: WordsState = { is: 'idle' }

/** Asks the language model about one text, one thing at a time. */
export const useWords = (at: AskedAddress): Words => {
  const { draftId } = useWebsite()
  const { state, ask, show } = useAsking<WordsState>(idle)
  return {
    state,
    stop: useCallback(() => show(idle), [show]),
    ask: (wish, text) =>
      ask({
        begun: { is: 'writing', wish, text: '' },
        call: (listening) =>
          callStream(
            helpWithWordsEndpoint,
            { params: { id: draftId }, body: { at, text, ...wish } },
            listening,
          ),
        event: wordHelpEventSchema,
        stateOf: (event) => stateOf(wish, event),
        refused: (problem) => ({ is: 'refused', wish, problem }),
      }),
    propose: (wish, text) => show({ is: 'written', wish, text }),
  }
}
