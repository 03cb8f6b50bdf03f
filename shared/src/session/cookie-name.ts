import { isHttps } from '../origins/origins.ts'

/** The app's two cookies: the refresh token, and what tells one browser from another. */
export type CookieName = 'refresh' | 'sign-in'

/** What a cookie of the app's origin is called: wherever that is https, no other host can set it. */
export const cookieName = (name: CookieName, appOrigin: string): string =>
  isHttps(appOrigin) ? `__Host-${name}` : name
