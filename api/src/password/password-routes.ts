import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import { signInByPasswordEndpoint } from '@shingle/shared/password/endpoints.ts'
import { incorrectPassword, passwordsBusy } from '@shingle/shared/password/problems.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Context } from 'koa'
import type { Enter } from '../account/enter.ts'
import type { IsKnownBrowser } from '../account/known-browser.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { NoteWrongTry } from '../limits/guess-alarm.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { PasswordAllowance } from './password-allowance.ts'
import type { PasswordHasher } from './password-hasher.ts'

interface Services {
  readonly users: Users
  readonly enter: Enter
  readonly cookies: AppCookies
  readonly passwords: PasswordHasher
  readonly passwordAllowance: PasswordAllowance
  readonly isKnownBrowser: IsKnownBrowser
  readonly noteWrongTry: NoteWrongTry
}

const addressIn = (typed: string): string => {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) throw new Refusal(invalidSignInEmail)
  return email
}

const askerOf = async ({ cookies, isKnownBrowser }: Services, ctx: Context, email: string) => {
  const browser = cookies.read(ctx, 'sign-in') ?? ''
  return { email, browser, address: ctx.ip, isKnown: await isKnownBrowser({ email, browser }) }
}

/** Signing in by address and password. */
export const passwordRoute = (services: Services): Route =>
  openRoute(signInByPasswordEndpoint, {
    summary: 'Sign in by password',
    problems: [invalidSignInEmail, incorrectPassword, accountDisabled, passwordsBusy],
    handle: async ({ ctx, body }) => {
      const { users, enter, passwords, passwordAllowance, noteWrongTry } = services
      const asker = await askerOf(services, ctx, addressIn(body.email))
      await passwordAllowance.take(asker)
      // Whether there is an account makes no difference to work or answer.
      const known = await users.passwordOf(asker.email)
      const isRight = await passwords.isRight(ctx.ip, body.password, known?.hash)
      const user = isRight && known ? await users.find(known.id) : undefined
      if (user === undefined) {
        noteWrongTry()
        throw new Refusal(incorrectPassword)
      }
      await passwordAllowance.giveBack(asker)
      // Comparing takes its time: the password may have been set anew or removed meanwhile.
      const confirm = async () => {
        if ((await users.passwordOf(asker.email))?.hash !== known?.hash) throw new Refusal(incorrectPassword)
      }
      return { status: 200, body: await enter(ctx, user, confirm) }
    },
  })
