import { isHttps } from '../origins/origins.ts'

/** The app's cookies: the refresh token, what tells one browser from another, and the word of a browser whose owner signed out that the refresh token stands for nobody. */
export type CookieName = 'refresh' | 'sign-in' | 'signed-out'

/** What a cookie of the app's origin is called: wherever that is https, no other host can set it. */
export const cookieName = (name: CookieName, appOrigin: string): string =>
  isHttps(appOrigin) ? `__Host-${name}` : name
