import { safeNext } from '../safe-next.ts'

const key = 'googleNext'

/** Keeps where somebody wanted to go while this page is at Google. */
export const keepNext = (next: string): void => sessionStorage.setItem(key, next)

/** Where they wanted to go. */
export const takeNext = (): string => {
  const next = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return safeNext(next, window.location.origin)
}
