import type { UsageEvent } from '@shingle/shared/usage/endpoints.ts'
import { clickEventOf, eventsMaximum, pageView } from '@shingle/shared/usage/events.ts'

/** Counts what somebody does, once `startTelling` was called. */
interface Telling {
  /** Specification 9: counts that a page was seen, by the pattern of its path. */
  readonly notePageView: (pattern: string) => void
}

/** The call that it is told by. */
interface Told {
  readonly method: string
  readonly path: string
}

const togetherMs = 3_000

const wordsOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** Tells what was done some at a time, clicks included. Whoever has no connection is not counted, and nobody waits for it. */
export const startTelling = ({ method, path }: Told): Telling => {
  let waiting: UsageEvent[] = []
  let timer = 0

  const tell = (): void => {
    window.clearTimeout(timer)
    timer = 0
    const events = waiting.slice(0, eventsMaximum)
    waiting = []
    if (events.length === 0 || !navigator.onLine) return
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ events })
    fetch(path, { method, headers, body, keepalive: true }).catch(() => undefined)
  }

  const note = (event: UsageEvent): void => {
    waiting.push(event)
    // The operator's own analytics read it there, where somebody agreed to them: `analytics/tell-analytics.ts`.
    performance.mark(event.name, { detail: 'page_path' in event ? event.page_path : null })
    timer ||= window.setTimeout(tell, togetherMs)
  }

  const noteClick = ({ target }: Event): void => {
    const clicked = target instanceof Element ? target.closest('button, a, [role="menuitem"]') : null
    const name = clicked === null ? undefined : clickEventOf(wordsOf(clicked))
    if (name !== undefined) note({ name })
  }

  document.addEventListener('click', noteClick, { capture: true, passive: true })
  // A page that is left may never be seen again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell()
  })
  return { notePageView: (pattern) => note({ name: pageView, page_path: pattern }) }
}
