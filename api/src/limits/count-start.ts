import { networkOf } from '@shingle/storage/network/network-of.ts'
import type { Context } from 'koa'
import type { KnownBrowsers } from '../account/known-browser.ts'
import type { AppCookies } from '../session/cookies.ts'
import { hashOf } from '../session/keys.ts'
import { isCountedAddress } from './count-address.ts'
import type { CountedUses } from './rate-limits.ts'

interface Ports extends Pick<CountedUses, 'tryUse' | 'countUse'> {
  readonly cookies: Pick<AppCookies, 'read'>
  readonly isKnownToAnybody: KnownBrowsers['isKnownToAnybody']
}

/** Counts a call that may lead into an account, by its path; throws the 429 problem where there were too many. */
export type CountStart = (ctx: Context, path: string) => Promise<void>

/**
 * By network and way: whoever uses up one of them, for all behind their address, leaves the others. A browser in which
 * somebody got into an account is counted alone from then on, so that no neighbour keeps its owner out.
 */
export const createCountStart =
  ({ tryUse, countUse, cookies, isKnownToAnybody }: Ports): CountStart =>
  async (ctx, path) => {
    const ofNetwork = ['session-calls-per-address', `${networkOf(ctx.ip)} ${path}`] as const
    if (!isCountedAddress(ctx.ip) || (await tryUse(...ofNetwork))) return
    const browser = cookies.read(ctx, 'sign-in') ?? ''
    const isKnown = await isKnownToAnybody(browser)
    if (isKnown) await countUse('session-calls-per-known-browser', `${hashOf(browser)} ${path}`)
    else await countUse(...ofNetwork)
  }
