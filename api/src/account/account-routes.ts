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
import type { CountUse } from '../limits/rate-limits.ts'
import type { AppCookies } from '../session/cookies.ts'
import { freshToken } from '../session/keys.ts'
import type { SignIn } from '../session/sign-in.ts'
import type { CodeAllowance } from './code-allowance.ts'
import { browserKnownMs, type CodeSessions } from './code-sessions.ts'

interface Services {
  readonly codes: CodeSessions
  readonly users: Users
  readonly signIn: SignIn
  readonly cookies: AppCookies
  readonly countUse: CountUse
  readonly codeAllowance: CodeAllowance
  readonly orderMail: OrderMail
}

const liveCode = async (
  codes: CodeSessions,
  { retryAfterMs, ...codeFor }: Parameters<CodeSessions['live']>[0] & { readonly retryAfterMs: number },
) => {
  const live = await codes.live(codeFor)
  if (live === undefined) throw new Refusal(tooManyRequests, { retryAfterMs })
  return live
}

const generate = ({ codes, cookies, codeAllowance, orderMail }: Services): Route =>
  openRoute(sendCodeEndpoint, {
    summary: 'Send a sign-in code by mail',
    problems: [invalidSignInEmail],
    handle: async ({ ctx, body }) => {
      const email = normaliseEmail(body.email)
      if (!isEmail(email)) throw new Refusal(invalidSignInEmail)
      // Nobody is looked up: whether the address has an account makes no difference to work or answer.
      const codeFor = { email, browser: cookies.read(ctx, 'sign-in') || freshToken() }
      const isKnown = await codes.isKnown(codeFor)
      const lifetimeMs = isKnown ? browserKnownMs : codeLifetimeMs
      cookies.write(ctx, 'sign-in', { value: codeFor.browser, lifetimeMs })
      const retryAfterMs = await codeAllowance.take({ ...codeFor, isKnown, address: ctx.ip })
      const isAllowed = retryAfterMs === 0
      // Who has a code that works is not turned away for asking again: that one is theirs still.
      const { sessionId, expiresAt } = isAllowed
        ? await codes.begin(codeFor)
        : await liveCode(codes, { ...codeFor, retryAfterMs })
      if (isAllowed) await orderMail({ mail: 'sign-in-code', data: { sessionId } })
      return { status: 200, body: { sessionId, expiresAt: expiresAt.toISOString() } }
    },
  })

const verify = ({ codes, users, signIn, cookies, countUse, codeAllowance }: Services): Route =>
  openRoute(verifyCodeEndpoint, {
    summary: 'Sign in by the code',
    handle: async ({ ctx, body }) => {
      const browserToken = cookies.read(ctx, 'sign-in') ?? ''
      // A code in its own browser allows five tries by itself: what others try from the same place is not its owner's.
      if (!(await codes.isOpen(body.sessionId, browserToken)))
        await countAddress(countUse, 'tries-per-address', ctx.ip)
      const tried = await codes.attempt(body.sessionId, { browserToken, typed: body.code })
      if (tried.status !== 'Success') return { status: 200, body: { status: tried.status } }
      const user = await users.ofEmail(tried.email)
      cookies.write(ctx, 'sign-in', { value: browserToken, lifetimeMs: browserKnownMs })
      const asker = { email: tried.email, browser: browserToken, address: ctx.ip }
      for (const isKnown of [true, false]) await codeAllowance.giveBack({ ...asker, isKnown })
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
