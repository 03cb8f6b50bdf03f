import { useEffect } from 'react'
import { useAskOnReturn } from './use-ask-on-return.ts'

const usuallyMs = 5000

/** Nobody may be there any more who did nothing for so long: then it is asked less often. */
const restMs = 3 * 60_000
const rarelyMs = 20_000
let actedAt = Date.now()
const act = () => {
  actedAt = Date.now()
}
for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
  window.addEventListener(kind, act, { passive: true })

/** Asks again and again while the person looks at the answer, which others change, and when they come back to it. */
export const useAskWhileLooking = (ask: () => void, everyMs = usuallyMs): void => {
  useAskOnReturn(ask)
  useEffect(() => {
    let askedAt = Date.now()
    const timer = window.setInterval(() => {
      const now = Date.now()
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      if (now - actedAt > restMs && now - askedAt < rarelyMs) return
      askedAt = now
      ask()
    }, everyMs)
    return () => window.clearInterval(timer)
  }, [ask, everyMs])
}
