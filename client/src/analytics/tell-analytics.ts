import { analyticsCollector } from '@shingle/shared/analytics/collector.ts'
import { pageView } from '@shingle/shared/usage/events.ts'
import { agreedVisitor } from './choice.ts'

/** What is counted by ourselves too: `usage/tell-usage.ts` marks it in the browser's own timeline. */
interface Counted {
  readonly name: string
  /** The pattern of the page's path, where a page was seen. */
  readonly page: string | undefined
}

const countedIn = (mark: PerformanceEntry): Counted | undefined => {
  const { name, detail } = mark as PerformanceMark
  if (name === pageView && typeof detail === 'string') return { name, page: detail }
  return name.startsWith('click_') ? { name, page: undefined } : undefined
}

const sessionKey = 'analytics-session'

/** When the visit of this tab began, in seconds, and whether that is now. */
const session = (): { id: string; isNew: boolean } => {
  const before = sessionStorage.getItem(sessionKey)
  const id = before ?? `${Math.floor(Date.now() / 1000)}`
  sessionStorage.setItem(sessionKey, id)
  return { id, isNew: before === null }
}

/** The site that led here, without which of its pages. */
const cameFrom = (): string | undefined => {
  const origin = document.referrer === '' ? '' : new URL(document.referrer).origin
  return origin === '' || origin === location.origin ? undefined : origin
}

/** Tells Google Analytics what is counted, for as long as the answer on this device says so. */
export const startTelling = (measurementId: string) => {
  let shown = document.body.dataset.page ?? '/'
  let hits = 0

  const tell = ({ name, page }: Counted): void => {
    shown = page ?? shown
    const visitor = agreedVisitor()
    if (visitor === undefined) return
    hits += 1
    const { id, isNew } = session()
    const from = cameFrom()
    const said = new URLSearchParams({
      ...{ v: '2', tid: measurementId, cid: visitor, sid: id, _s: `${hits}`, seg: isNew ? '0' : '1' },
      ...{ en: name, 'ep.page_path': shown, dl: `${location.origin}${shown}`, ul: navigator.language },
      ...(isNew && { _ss: '1' }),
      ...(from !== undefined && { dr: from }),
    })
    const request = { mode: 'no-cors', credentials: 'omit', cache: 'no-store', keepalive: true } as const
    fetch(`${analyticsCollector}?${said}`, request).catch(() => undefined)
  }

  const tellMarks = (marks: readonly PerformanceEntry[]): void => {
    for (const mark of marks) {
      const counted = countedIn(mark)
      if (counted !== undefined) tell(counted)
    }
  }
  const observer = new PerformanceObserver((list) => tellMarks(list.getEntries()))
  const follow = (isBuffered: boolean): void => {
    observer.disconnect()
    observer.observe({ type: 'mark', buffered: isBuffered })
  }
  return {
    /** For who agreed before: also what was counted until now. */
    fromTheStart: () => follow(true),
    /** For who agrees now: the page that they see, and nothing that they did before. */
    fromThisPage: () => {
      tellMarks(performance.getEntriesByName(pageView, 'mark').slice(-1))
      follow(false)
    },
  }
}
