import type { KeyboardEvent } from 'react'

/** Up and down walk through the rows of the rail, Home and End go to its ends. */
export const useRailKeys = () => (event: KeyboardEvent<HTMLElement>) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rail-row]')]
  const at = rows.findIndex((row) => row.contains(event.target instanceof Node ? event.target : null))
  const ways: Readonly<Record<string, number>> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(rows.length - 1, at + 1),
    Home: 0,
    End: rows.length - 1,
  }
  const to = ways[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  rows[to]?.focus()
}
