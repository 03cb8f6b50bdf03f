import { useCallback, useEffect, useRef, useState } from 'react'

/** Typing settles this long before it is written, so that a word is one edit and not ten. */
export const settleMs = 150

export interface Typed {
  shown: string
  type: (value: string) => void
  settle: () => void
}

/**
 * Text between the keyboard and the draft: what was typed is shown at once and written when typing settles, when the
 * field is left and when it disappears. A change from elsewhere shows as soon as nothing typed is waiting. `write` answers whether
 * the draft keeps it: what is refused stays where it was typed.
 */
export const useTyped = (value: string, write: (value: string) => boolean): Typed => {
  const [typed, setTyped] = useState<string | null>(null)
  const waiting = useRef<string | null>(null)
  const timer = useRef(0)
  const latestWrite = useRef(write)
  useEffect(() => {
    latestWrite.current = write
  })

  const settle = useCallback(() => {
    window.clearTimeout(timer.current)
    const isKept = waiting.current === null || latestWrite.current(waiting.current)
    waiting.current = null
    if (isKept) setTyped(null)
  }, [])

  const type = useCallback(
    (next: string) => {
      waiting.current = next
      setTyped(next)
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(settle, settleMs)
    },
    [settle],
  )

  useEffect(() => {
    window.addEventListener('pagehide', settle)
    return () => {
      window.removeEventListener('pagehide', settle)
      settle()
    }
  }, [settle])
  return { shown: typed ?? value, type, settle }
}
