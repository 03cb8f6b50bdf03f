import type { KeyboardEvent } from 'react'

/** Up and down walk through the rows of the rail, Home and End go to its ends. */
export const useRailKeys = () => (event: KeyboardEvent<HTMLElement>) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rail-row]')]
  const at = rows.findIndex((row) => row.contains(event.target instanceof Node ? event.target : null))
  const to = target(event.key, at, rows.length)
  if (at < 0 || to === undefined) return
  event.preventDefault()
  rows[to]?.focus()
}

const target = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'ArrowDown':
      return Math.min(count - 1, at + 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
