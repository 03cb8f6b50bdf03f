import { useEffect } from 'react'
import { useAskOnReturn } from './use-ask-on-return.ts'

const usuallyMs = 5000

/** Asks again and again while the person looks at the answer, which others change, and when they come back to it. */
export const useAskWhileLooking = (ask: () => void, everyMs = usuallyMs): void => {
  useAskOnReturn(ask)
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) ask()
    }, everyMs)
    return () => window.clearInterval(timer)
  }, [ask, everyMs])
}
