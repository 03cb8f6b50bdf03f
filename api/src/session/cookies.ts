import { isHttps } from '@shingle/shared/origins/origins.ts'
import { type CookieName, cookieName } from '@shingle/shared/session/cookie-name.ts'
import type { Context } from 'koa'

/** The app's cookies, as a server reads and writes them. */
export interface AppCookies {
  readonly read: (ctx: Context, name: CookieName) => string | undefined
  readonly write: (ctx: Context, name: CookieName, cookie: { value: string; lifetimeMs: number }) => void
  readonly clear: (ctx: Context, name: CookieName) => void
}

/** Cookies for the app's origin: `Secure` and `__Host-` wherever the origin is https. */
export const createCookies = (appOrigin: string): AppCookies => {
  const secure = isHttps(appOrigin)
  const nameOf = (name: CookieName) => cookieName(name, appOrigin)
  const header = (name: CookieName, value: string, maxAge: number) =>
    [
      `${nameOf(name)}=${value}`,
      `Max-Age=${maxAge}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Strict',
      ...(secure ? ['Secure'] : []),
    ].join('; ')

  return {
    read: (ctx, name) => ctx.cookies.get(nameOf(name)),
    // Koa refuses Secure cookies behind a proxy that it does not trust, so the header is written here.
    write: (ctx, name, { value, lifetimeMs }) =>
      ctx.append('Set-Cookie', header(name, value, Math.floor(lifetimeMs / 1000))),
    clear: (ctx, name) => ctx.append('Set-Cookie', header(name, '', 0)),
  }
}
