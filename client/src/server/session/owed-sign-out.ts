import { isHttps } from '@shingle/shared/origins/origins.ts'
import { cookieName } from '@shingle/shared/session/cookie-name.ts'
import { sessionAbsoluteMs } from '@shingle/shared/session/lifetimes.ts'

const { origin } = window.location
const name = cookieName('signed-out', origin)
const secure = isHttps(origin) ? '; Secure' : ''

const keepFor = (seconds: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where the transport is not secure, and answers later
  document.cookie = `${name}=1; Path=/; SameSite=Strict${secure}; Max-Age=${seconds}`
}

/** Somebody signs out, and the server has yet to hear of it: until then the refresh cookie stands for nobody, here or there. */
export const oweSignOut = (): void => keepFor(sessionAbsoluteMs / 1000)

export const settleSignOut = (): void => keepFor(0)

export const owesSignOut = (): boolean => document.cookie.split('; ').includes(`${name}=1`)
