import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraft } from '../../../replica/use-draft.ts'
import { settlesIn } from './settles-in.ts'

export interface Typed {
  shown: string
  type: (value: string) => void
  settle: () => void
}

/**
 * Text between the keyboard and the draft: what was typed is shown at once and written when typing settles or goes on for
 * long, when the field is left and when it or the draft goes. A change from elsewhere shows as soon as nothing typed is waiting. `write` answers whether
 * the draft keeps it: what is refused stays where it was typed.
 */
export const useTyped = (value: string, write: (value: string) => boolean): Typed => {
  const draft = useDraft()
  const [typed, setTyped] = useState<string | null>(null)
  const waiting = useRef<string | null>(null)
  const began = useRef(0)
  const timer = useRef(0)
  const latestWrite = useRef(write)
  useEffect(() => {
    latestWrite.current = write
  })

  const settle = useCallback(() => {
    window.clearTimeout(timer.current)
    const isKept = waiting.current === null || latestWrite.current(waiting.current)
    if (waiting.current !== null) draft.typing(settle, false)
    waiting.current = null
    if (isKept) setTyped(null)
  }, [draft])

  const type = useCallback(
    (next: string) => {
      if (waiting.current === null) {
        began.current = performance.now()
        draft.typing(settle, true)
      }
      waiting.current = next
      setTyped(next)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(settle, settlesIn(began.current))
    },
    [draft, settle],
  )

  useEffect(() => settle, [settle])
  return { shown: typed ?? value, type, settle }
}
