import { codeLifetimeMs } from '@shingle/shared/account/code.ts'
import {
  registerEndpoint,
  sendCodeEndpoint,
  sessionOptionsEndpoint,
  verifyCodeEndpoint,
} from '@shingle/shared/account/endpoints.ts'
import { invalidSignInEmail, tooManyRequests } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route, route } from '../http/route.ts'
import { countAddress } from '../limits/count-address.ts'
import type { CountUse, ForgiveUses } from '../limits/rate-limits.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { CodeSessions } from './code-sessions.ts'

interface Services {
  readonly codes: CodeSessions
  readonly users: Users
  readonly signIn: SignIn
  readonly cookies: AppCookies
  readonly countUse: CountUse
  readonly forgiveUses: ForgiveUses
  readonly orderMail: OrderMail
}

const generate = ({ codes, cookies, countUse, orderMail }: Services): Route =>
  openRoute(sendCodeEndpoint, {
    summary: 'Send a sign-in code by mail',
    problems: [invalidSignInEmail, tooManyRequests],
    handle: async ({ ctx, body }) => {
      const email = normaliseEmail(body.email)
      if (!isEmail(email)) throw new Refusal(invalidSignInEmail)
      await countAddress(countUse, 'codes-per-address', ctx.ip)
      await countUse('codes-per-mail', email)
      await countUse('codes-per-mail-and-day', email)
      // Nobody is looked up: whether the address has an account makes no difference to work or answer.
      const { sessionId, browser, expiresAt } = await codes.begin(email)
      await orderMail({ mail: 'sign-in-code', data: { sessionId } })
      cookies.write(ctx, 'sign-in', { value: browser, lifetimeMs: codeLifetimeMs })
      return { status: 200, body: { sessionId, expiresAt: expiresAt.toISOString() } }
    },
  })

const verify = ({ codes, users, signIn, cookies, countUse, forgiveUses }: Services): Route =>
  openRoute(verifyCodeEndpoint, {
    summary: 'Sign in by the code',
    problems: [tooManyRequests],
    handle: async ({ ctx, body }) => {
      await countAddress(countUse, 'tries-per-address', ctx.ip)
      const browserToken = cookies.read(ctx, 'sign-in') ?? ''
      const tried = await codes.attempt(body.sessionId, { browserToken, typed: body.code })
      if (tried.status !== 'Success') return { status: 200, body: { status: tried.status } }
      const user = await users.ofEmail(tried.email)
      cookies.clear(ctx, 'sign-in')
      // Who reads the mails of an address does not guess at it.
      await forgiveUses('codes-per-mail', tried.email)
      await forgiveUses('codes-per-mail-and-day', tried.email)
      const accessToken = await signIn(ctx, user.id)
      return { status: 200, body: { status: 'Success' as const, user, accessToken } }
    },
  })

const register = ({ users }: Services): Route =>
  route(registerEndpoint, {
    summary: 'Register the account',
    handle: async ({ caller }) => ({ status: (await users.register(caller.id)) ? 201 : 200, body: {} }),
  })

const options: Route = openRoute(sessionOptionsEndpoint, {
  summary: 'The ways to sign in that are offered here',
  handle: async () => ({ status: 200, body: { google: null } }),
})

/** Signing in by emailed code, and registering (specification 7). */
export const accountRoutes = (services: Services): readonly Route[] => [
  generate(services),
  verify(services),
  register(services),
  options,
]
