import { longestLinkMs } from '@shingle/shared/mailed-link/purposes.ts'
import type { Context } from 'koa'
import type { BrowserChallenges, Challenge } from './browser-challenges.ts'
import type { AppCookies } from './cookies.ts'
import { freshToken } from './keys.ts'

/** Gives the browser that asks a challenge of its own, and a mark to be known by if it has none. */
export type AskBrowser = (ctx: Context) => Challenge

export const createAskBrowser =
  ({
    cookies,
    challenges,
  }: {
    readonly cookies: AppCookies
    readonly challenges: BrowserChallenges
  }): AskBrowser =>
  (ctx) => {
    const former = cookies.read(ctx, 'sign-in')
    const browser = former || freshToken()
    if (!former) cookies.write(ctx, 'sign-in', { value: browser, lifetimeMs: longestLinkMs })
    return challenges.issue(browser)
  }
