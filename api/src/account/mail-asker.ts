import { invalidSignInEmail, tooManyRequests } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { longestLinkMs } from '@shingle/shared/mailed-link/purposes.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'
import { jobAskerOf } from '../limits/count-address.ts'
import { browserKnownMs } from '../session/browser-mark.ts'
import type { AppCookies } from '../session/cookies.ts'
import { freshToken } from '../session/keys.ts'
import type { CodeAllowance } from './code-allowance.ts'
import type { IsKnownBrowser } from './known-browser.ts'

/** The address that a mail is asked for, and the browser that asks. */
export interface Asked {
  readonly email: string
  readonly browser: string
}

interface Services {
  readonly isKnownBrowser: IsKnownBrowser
  readonly cookies: AppCookies
  readonly codeAllowance: CodeAllowance
  readonly secret: Uint8Array
}

/** What an address can be mailed: something new, or what it was mailed before and still works, if anything. */
interface Mailing<Mailed> {
  /** `asker` is whoever the queue is to know the mail's order by. */
  readonly fresh: (asked: Asked, asker: string | undefined) => Promise<Mailed>
  readonly live: (asked: Asked) => Promise<Mailed | undefined>
}

/** Answers whoever asks for a mail to an address that they typed, so that nobody's mailbox is flooded. */
export type AnswerMailAsker = <Mailed>(
  ctx: Context,
  typed: string,
  mailing: Mailing<Mailed>,
) => Promise<Mailed>

/** Who asks is tied to their browser and counted; nobody is looked up, so that having an account changes neither work nor answer. */
export const createAnswerMailAsker =
  ({ isKnownBrowser, cookies, codeAllowance, secret }: Services): AnswerMailAsker =>
  async (ctx, typed, { fresh, live }) => {
    const email = normaliseEmail(typed)
    if (!isEmail(email)) throw new Refusal(invalidSignInEmail)
    const former = cookies.read(ctx, 'sign-in')
    const asked = { email, browser: former || freshToken() }
    const isKnown = await isKnownBrowser(asked)
    // A browser that has a mark keeps it: it may be known for another address.
    const lifetimeMs = former ? browserKnownMs : longestLinkMs
    cookies.write(ctx, 'sign-in', { value: asked.browser, lifetimeMs })
    const retryAfterMs = await codeAllowance.take({ ...asked, isKnown, address: ctx.ip })
    if (retryAfterMs === 0) return fresh(asked, jobAskerOf(secret, ctx.ip))
    // Who has one that works is not turned away for asking again: that one is theirs still.
    const mailedBefore = await live(asked)
    if (mailedBefore === undefined) throw new Refusal(tooManyRequests, { retryAfterMs })
    return mailedBefore
  }
