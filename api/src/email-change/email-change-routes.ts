import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import {
  cancelEmailChangeEndpoint,
  changeEmailByPasswordEndpoint,
  changeEmailEndpoint,
} from '@shingle/shared/email-change/endpoints.ts'
import { currentPasswordNeeded, sameEmail } from '@shingle/shared/email-change/problems.ts'
import { passwordsBusy, wrongCurrentPassword } from '@shingle/shared/password/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { countStrangerMail } from '../limits/count-stranger-mail.ts'
import type { CountShare, GiveUseBack } from '../limits/rate-limits.ts'
import type { MailedLinks } from '../mailed-link/mailed-links.ts'
import { type CurrentPasswordServices, proveCurrentPassword } from '../password/current-password.ts'
import type { Caller } from '../session/caller.ts'
import type { AppCookies } from '../session/cookies.ts'

interface Services extends CurrentPasswordServices {
  readonly countShare: CountShare
  readonly giveUseBack: GiveUseBack
  readonly links: MailedLinks
  readonly cookies: AppCookies
  readonly orderMail: OrderMail
}

/** The address that somebody wants instead of theirs. */
const newAddress = (typed: string, { email: present }: Caller): string => {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) throw new Refusal(invalidSignInEmail)
  // Spec 5: email change fails if equal to current.
  if (email === present) throw new Refusal(sameEmail)
  return email
}

/**
 * Counts what mails strangers: by account, because sessions begin again, the first of each session apart, as those of the
 * owner in another; then as all that mails strangers.
 */
const countAsking = async (
  { countShare }: Services,
  { address, caller, email }: { readonly address: string; readonly caller: Caller; readonly email: string },
) => {
  const { id, sessionId } = caller
  await countShare('email-changes-per-account', { target: id, asker: sessionId })
  await countStrangerMail(countShare, 'email-changes', { email, by: id, address })
}

/** Counts by session, before any work: a stolen one uses up nothing of its owner's. */
const countSession = ({ countUse }: Services, { sessionId }: Caller) =>
  countUse('email-changes-per-session', sessionId)

/** The same where the current password is compared after it; who does not know that has asked for nothing. */
const proveCounted = async (
  services: Services,
  ctx: Context,
  given: { readonly caller: Caller; readonly typed: string },
) => {
  await countSession(services, given.caller)
  try {
    await proveCurrentPassword(services, ctx, given)
  } catch (thrown) {
    await services.giveUseBack('email-changes-per-session', given.caller.sessionId)
    throw thrown
  }
}

/** Mails a link there. Whether the address has an account is asked when that mail is written, and told by it alone. */
const begin = async (
  services: Services,
  ctx: Context,
  { caller, email }: { readonly caller: Caller; readonly email: string },
) => {
  const { users, links, cookies, orderMail } = services
  await countAsking(services, { address: ctx.ip, caller, email })
  const { linkId, expiresAt } = await links.begin({
    ...{ purpose: 'new-email', email, browser: cookies.read(ctx, 'sign-in') ?? '' },
    ...{ userId: caller.id, former: caller.email },
  })
  await users.awaitEmailChange(caller, { linkId, email, expiresAt })
  await orderMail({ mail: 'new-email', data: { linkId } })
  await orderMail({ mail: 'new-email-asked', data: { linkId } })
  return { email, expiresAt: expiresAt.toISOString() }
}

const change = (services: Services): Route =>
  route(changeEmailEndpoint, {
    summary: 'Ask for another address, without a password',
    problems: [invalidSignInEmail, sameEmail, currentPasswordNeeded],
    handle: async ({ ctx, caller, body }) => {
      const email = newAddress(body.email, caller)
      if ((await services.users.ownPassword(caller.id)) !== undefined)
        throw new Refusal(currentPasswordNeeded)
      await countSession(services, caller)
      return { status: 200, body: await begin(services, ctx, { caller, email }) }
    },
  })

const changeByPassword = (services: Services): Route =>
  route(changeEmailByPasswordEndpoint, {
    summary: 'Ask for another address, with the current password',
    problems: [invalidSignInEmail, sameEmail, wrongCurrentPassword, passwordsBusy],
    handle: async ({ ctx, caller, body }) => {
      const email = newAddress(body.email, caller)
      await proveCounted(services, ctx, { caller, typed: body.current })
      return { status: 200, body: await begin(services, ctx, { caller, email }) }
    },
  })

const cancel = ({ users }: Services): Route =>
  route(cancelEmailChangeEndpoint, {
    summary: 'Take the asking for another address back',
    handle: async ({ caller }) => {
      await users.forgetEmailChange(caller.id)
      return { status: 204, body: undefined }
    },
  })

/** Asking for another address (specification 5). */
export const emailChangeRoutes = (services: Services): readonly Route[] => [
  change(services),
  changeByPassword(services),
  cancel(services),
]
