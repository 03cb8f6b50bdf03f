import {
  registerEndpoint,
  sendCodeEndpoint,
  sessionOptionsEndpoint,
  verifyCodeEndpoint,
} from '@shingle/shared/account/endpoints.ts'
import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import { accountEvents } from '@shingle/shared/usage/events.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { SessionDevice } from '@shingle/storage/rows/sessions.ts'
import { openUsageDays } from '@shingle/storage/rows/usage-days.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
import type { GoogleClient } from '../google/google-client.ts'
import { openRoute, type Route, route } from '../http/route.ts'
import { countTry } from '../limits/count-address.ts'
import type { NoteWrongTry } from '../limits/guess-alarm.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { AppCookies } from '../session/cookies.ts'
import { deviceOf } from '../session/device-of.ts'
import type { CodeSessions } from './code-sessions.ts'
import type { Enter } from './enter.ts'
import type { AnswerMailAsker, Asked } from './mail-asker.ts'

interface Services {
  readonly db: Db
  readonly clock: () => Date
  readonly codes: CodeSessions
  readonly users: Users
  readonly enter: Enter
  readonly cookies: AppCookies
  readonly countUse: CountUse
  readonly noteWrongTry: NoteWrongTry
  readonly answerMailAsker: AnswerMailAsker
  readonly orderMail: OrderMail
  readonly google: GoogleClient | undefined
}

const generate = ({ codes, answerMailAsker, orderMail }: Services): Route => {
  const freshFor = (device: SessionDevice) => async (asked: Asked, asker?: string) => {
    const begun = await codes.begin({ ...asked, device })
    await orderMail({ mail: 'sign-in-code', data: { sessionId: begun.sessionId } }, asker)
    return begun
  }
  return openRoute(sendCodeEndpoint, {
    summary: 'Send a sign-in code by mail',
    problems: [invalidSignInEmail],
    handle: async ({ ctx, body }) => {
      const device = deviceOf(ctx.get('user-agent'))
      const mailing = { fresh: freshFor(device), live: codes.live }
      const { sessionId, expiresAt } = await answerMailAsker(ctx, body.email, mailing)
      return { status: 200, body: { sessionId, expiresAt: expiresAt.toISOString() } }
    },
  })
}

const verify = ({ codes, users, enter, cookies, countUse, noteWrongTry }: Services): Route =>
  openRoute(verifyCodeEndpoint, {
    summary: 'Sign in by the code',
    problems: [accountDisabled],
    handle: async ({ ctx, body }) => {
      const browserToken = cookies.read(ctx, 'sign-in') ?? ''
      // A code in its own browser allows five tries by itself: what others try from the same place is not its owner's.
      if (!(await codes.isOpen(body.sessionId, browserToken))) await countTry(countUse, 'code', ctx.ip)
      const tried = await codes.attempt(body.sessionId, { browserToken, typed: body.code })
      if (tried.status === 'InvalidCode') noteWrongTry()
      if (tried.status !== 'Success') return { status: 200, body: { status: tried.status } }
      return { status: 200, body: await enter(ctx, await users.ofEmail(tried.email)) }
    },
  })

const register = ({ users, db, clock }: Services): Route => {
  const usage = openUsageDays(db, clock)
  return route(registerEndpoint, {
    summary: 'Register the account',
    handle: async ({ caller }) => {
      const isNew = await users.register(caller.id)
      await usage.add([{ name: isNew ? accountEvents.isNew : accountEvents.isBack }])
      return { status: isNew ? 201 : 200, body: {} }
    },
  })
}

const options = ({ google }: Services): Route =>
  openRoute(sessionOptionsEndpoint, {
    summary: 'The ways to sign in that are offered here',
    handle: async () => ({ status: 200, body: { google: google !== undefined } }),
  })

/** Signing in by emailed code, and registering (specification 7). */
export const accountRoutes = (services: Services): readonly Route[] => [
  generate(services),
  verify(services),
  register(services),
  options(services),
]
