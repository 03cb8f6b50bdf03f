import { useEffect } from 'react'

/** Asks again when the person comes back to this tab, or the line: what was answered may have changed meanwhile. */
export const useAskOnReturn = (ask: () => void): void => {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') ask()
    }
    document.addEventListener('visibilitychange', returned)
    window.addEventListener('online', ask)
    return () => {
      document.removeEventListener('visibilitychange', returned)
      window.removeEventListener('online', ask)
    }
  }, [ask])
}
