import { pause } from '@shingle/shared/time/pause.ts'
import { isMissingScript, missingTitle } from './missing-script.ts'

const key = 'opened-anew'
const looks = 5
const lookEveryMs = 1000

/** The file that could not be fetched, where the browser names it. */
const missingIn = (cause: unknown): string | undefined => {
  const last = String(cause).split(' ').at(-1)
  return isMissingScript(cause) && last?.includes('/') ? last : undefined
}

/** Whether a whole screen stays away for it: where a part does, the rest works on and is not to be reloaded. */
const isScreenLost = (): boolean => document.title.startsWith(missingTitle)

const isThere = (file: string): Promise<boolean> =>
  fetch(file).then(
    ({ ok }) => ok,
    () => false,
  )

const lookFor = async (file: string): Promise<void> => {
  for (let look = 0; look < looks; look += 1) {
    await pause(lookEveryMs)
    if (!isScreenLost()) return
    if (!(await isThere(file))) continue
    sessionStorage.setItem(key, file)
    return window.location.reload()
  }
}

/**
 * Opens the page anew by itself where a screen could not be fetched, since a browser asks for a script that failed no second
 * time: as soon as the script is there, which is looked for a few times, and once for each, so that none reloads for ever.
 */
export const openAnewWhereMissing = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    const file = missingIn(payload)
    if (file !== undefined && sessionStorage.getItem(key) !== file) lookFor(file).catch(console.error)
  })
}
