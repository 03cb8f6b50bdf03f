import { breakpoints } from '@shingle/shared/theme/theme.ts'
import { useSyncExternalStore } from 'react'

// Specification 9: mobile is medium or smaller. A tablet held upright is exactly medium and has room enough.
const narrow = `(max-width: ${breakpoints.medium - 1}px)`

/** Whether the screen is too small at this moment. */
export const isSmallNow = (): boolean => window.matchMedia(narrow).matches

/** Whether the screen is too small for the page and its tools. */
export const useIsSmall = (): boolean =>
  useSyncExternalStore((listener) => {
    const small = window.matchMedia(narrow)
    small.addEventListener('change', listener)
    return () => small.removeEventListener('change', listener)
  }, isSmallNow)
