import type { Account } from '@shingle/shared/account/account.ts'
import { notSignedIn } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'
import { browserKnownMs } from '../session/browser-mark.ts'
import type { AppCookies } from '../session/cookies.ts'
import { freshToken } from '../session/keys.ts'
import type { ConfirmProof, SignIn } from '../session/sign-in.ts'
import type { CodeAllowance } from './code-allowance.ts'
import type { KnownBrowsers } from './known-browser.ts'

/** Who has proven to be whom, as the browser is told. */
export interface Entered {
  readonly status: 'Success'
  readonly user: Account
  readonly accessToken: string
}

interface Services {
  readonly cookies: AppCookies
  readonly codeAllowance: CodeAllowance
  readonly knownBrowsers: KnownBrowsers
  readonly signIn: SignIn
  readonly users: Users
}

/** Lets somebody in: begins a session in a browser that is known from now on, as no other is by it. */
export type Enter = (ctx: Context, user: Account, confirm?: ConfirmProof) => Promise<Entered>

export const createEnter =
  (services: Services): Enter =>
  async (ctx, user, confirm) => {
    const { cookies, codeAllowance, knownBrowsers, signIn, users } = services
    const browser = cookies.read(ctx, 'sign-in') || freshToken()
    const known = { email: user.email, browser }
    const confirmAll = async () => {
      await confirm?.()
      if (await users.isDisabled(user.id)) throw new Refusal(accountDisabled)
      // Before the address is asked for: whoever changes it after that forgets its browsers too.
      await knownBrowsers.remember(known)
      if ((await users.addressOf(user.id)) === user.email) return
      // Whoever takes the account back to another address ends the sessions of before alone.
      await knownBrowsers.forget(known)
      throw new Refusal(notSignedIn)
    }
    cookies.write(ctx, 'sign-in', { value: browser, lifetimeMs: browserKnownMs })
    const asker = { ...known, address: ctx.ip }
    for (const isKnown of [true, false]) await codeAllowance.giveBack({ ...asker, isKnown })
    return { status: 'Success', user, accessToken: await signIn(ctx, user.id, confirmAll) }
  }
