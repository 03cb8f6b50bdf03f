import type { Account } from '@shingle/shared/account/account.ts'
import { notSignedIn } from '@shingle/shared/account/problems.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'
import { browserKnownMs } from '../session/browser-mark.ts'
import type { AppCookies } from '../session/cookies.ts'
import { freshToken } from '../session/keys.ts'
import type { ConfirmProof, SignIn } from '../session/sign-in.ts'
import type { CodeAllowance } from './code-allowance.ts'

/** Who has proven to be whom, as the browser is told. */
export interface Entered {
  readonly status: 'Success'
  readonly user: Account
  readonly accessToken: string
}

/** Lets somebody in by whom an address is read: begins a session in a browser that is known from now on. */
export type Enter = (ctx: Context, user: Account, confirm?: ConfirmProof) => Promise<Entered>

export const createEnter =
  (services: { cookies: AppCookies; codeAllowance: CodeAllowance; signIn: SignIn; users: Users }): Enter =>
  async (ctx, user, confirm) => {
    const { cookies, codeAllowance, signIn, users } = services
    const confirmAll = async () => {
      await confirm?.()
      // Whoever takes the account back to another address ends the sessions of before alone.
      if ((await users.addressOf(user.id)) !== user.email) throw new Refusal(notSignedIn)
    }
    const browser = cookies.read(ctx, 'sign-in') || freshToken()
    cookies.write(ctx, 'sign-in', { value: browser, lifetimeMs: browserKnownMs })
    const asker = { email: user.email, browser, address: ctx.ip }
    for (const isKnown of [true, false]) await codeAllowance.giveBack({ ...asker, isKnown })
    return { status: 'Success', user, accessToken: await signIn(ctx, user.id, confirmAll) }
  }
