import { type KeyboardEvent, useCallback, useState } from 'react'

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
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') setTyped((before) => before.slice(0, -1))
    if (event.key.length !== 1) return
    event.preventDefault()
    setTyped((before) => before + event.key)
  }
  const forget = useCallback(() => setTyped(''), [])
  return { typed, keep, forget }
}
