import type { Settings } from '../settings/settings.ts'
import { extremeOn, readable } from '../theme/contrast.ts'

type Banner = Pick<Settings, 'cookieBackground' | 'cookieText' | 'cookieAccept' | 'cookieReject'>

/** The colour of text on the cookie banner's own ground. */
export const cookieInk = (ground: string): string => readable(extremeOn(ground), [ground], 7)

// What a phone has room for: letters in a line of the banner, in two buttons beside each other, and in one of them.
const lettersInLine = 28
const lettersOfButtons = 18
const lettersOfButton = 20

/** How much of the screen's end the banner takes at most, in rem: nothing of the page's own end lies beneath it. */
const roomOf = ({ cookieText, cookieAccept, cookieReject }: Banner): number => {
  const rowOf = (letters: number) => 3.75 + (letters > lettersOfButton ? 1.5 : 0)
  const [accept, reject] = [cookieAccept.length, cookieReject.length]
  const isOneRow = accept + reject <= lettersOfButtons
  const buttons = isOneRow ? rowOf(0) : rowOf(accept) + rowOf(reject)
  return 5 + 1.5 * Math.ceil(cookieText.length / lettersInLine) + buttons
}

/** The cookie banner's room on the page, and its own ground where the owner chose one; its quiet button stands on that ground too. */
export const cookieRule = (banner: Banner): string => {
  const room = `:root{--cookies:${roomOf(banner)}rem}`
  const ground = banner.cookieBackground
  if (ground === '') return room
  const ink = cookieInk(ground)
  return `${room}.cookies.surface-plain{--cookie-ground:${ground};--cookie-ink:${ink};--surface:${ground};--ink:${ink}}`
}
