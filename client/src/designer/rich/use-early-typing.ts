import { type KeyboardEvent, useCallback, useState } from 'react'
import { typedAfter } from '../base/keyboard/typed-after.ts'

interface EarlyTyping {
  /** What was typed so far; whoever writes it begins with it. */
  typed: string
  /** Takes a key that was pressed where the editor will stand. */
  keep: (event: KeyboardEvent) => void
  forget: () => void
}

/** What is typed while the editor of a formatted text is on its way: it is written as soon as that comes. */
export const useEarlyTyping = (): EarlyTyping => {
  const [typed, setTyped] = useState('')
  const keep = (event: KeyboardEvent) => {
    if (typedAfter('', event) === null) return
    event.preventDefault()
    setTyped((before) => typedAfter(before, event) ?? before)
  }
  const forget = useCallback(() => setTyped(''), [])
  return { typed, keep, forget }
}
