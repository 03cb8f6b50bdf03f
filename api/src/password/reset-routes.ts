import type { Account } from '@shingle/shared/account/account.ts'
import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import {
  forgotPasswordEndpoint,
  readResetEndpoint,
  resetPasswordEndpoint,
} from '@shingle/shared/password/endpoints.ts'
import { isPassword } from '@shingle/shared/password/password.ts'
import { passwordsBusy, unsuitablePassword } from '@shingle/shared/password/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import type { MailedLinkRow } from '@shingle/storage/rows/mailed-links.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Context } from 'koa'
import type { Enter } from '../account/enter.ts'
import type { AnswerMailAsker, Asked } from '../account/mail-asker.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { countTry } from '../limits/count-address.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { MailedLinks } from '../mailed-link/mailed-links.ts'
import type { Sessions } from '../session/sessions.ts'
import type { PasswordHasher } from './password-hasher.ts'

interface Services {
  readonly links: MailedLinks
  readonly users: Users
  readonly enter: Enter
  readonly sessions: Sessions
  readonly assistantTokens: AssistantTokens
  readonly countUse: CountUse
  readonly passwords: PasswordHasher
  readonly answerMailAsker: AnswerMailAsker
  readonly orderMail: OrderMail
}

const purpose = 'new-password'

const forgot = ({ links, answerMailAsker, orderMail }: Services): Route => {
  const fresh = async (asked: Asked, asker?: string) => {
    const { linkId, expiresAt } = await links.begin({ ...asked, purpose })
    // Whether the address has an account is asked when the mail is written.
    await orderMail({ mail: 'new-password', data: { linkId } }, asker)
    return { expiresAt }
  }
  const live = (asked: Asked) => links.live({ ...asked, purpose })
  return openRoute(forgotPasswordEndpoint, {
    summary: 'Ask for a mail that sets a new password',
    problems: [invalidSignInEmail],
    handle: async ({ ctx, body }) => {
      const { expiresAt } = await answerMailAsker(ctx, body.email, { fresh, live })
      return { status: 200, body: { expiresAt: expiresAt.toISOString() } }
    },
  })
}

/**
 * The link of a token, in whichever browser it is opened: people read their mail where they like. One that was used for a
 * password which is not set yet still works: whoever was interrupted tries again.
 */
const openedBy = async ({ links, countUse }: Services, ctx: Context, token: string) => {
  const opened = await links.open(purpose, token, '')
  const link = opened.status === 'expired' ? await links.cutOff(purpose, token) : opened.link
  if (link !== undefined) return link
  await countTry(countUse, 'new-password', ctx.ip)
  return undefined
}

const read = (services: Services): Route =>
  openRoute(readResetEndpoint, {
    summary: 'Whose password a mailed link sets',
    handle: async ({ ctx, body }) => {
      const link = await openedBy(services, ctx, body.token)
      return { status: 200, body: { email: link?.email ?? null } }
    },
  })

/** The hash of the password that a link sets; one that was used sets the one that it was used for, and no other. */
const hashFor = async (
  { passwords }: Services,
  ctx: Context,
  { link, typed }: { link: MailedLinkRow; typed: string },
) => {
  if (link.usedAt === null) return passwords.hash(ctx.ip, typed)
  return (await passwords.isRight(ctx.ip, typed, link.passwordHash)) ? link.passwordHash : undefined
}

/** Sets a password by a link, unless somebody was faster, and ends every session and assistant of before. */
const setByLink = async (
  { links, users, sessions, assistantTokens, orderMail }: Services,
  { link, user, hash }: { readonly link: MailedLinkRow; readonly user: Account; readonly hash: string },
): Promise<boolean> => {
  // Before and after: interrupted in between, nobody stays in, and the link sets it as long as it has not.
  await sessions.endAllOf(user.id)
  if (link.usedAt === null && !(await links.spend(link, hash))) return false
  await links.endOthers(link)
  if (!(await users.setPassword(user, hash))) return false
  // Whoever had the former one may have asked for another address: it does not follow them.
  await users.forgetEmailChange(user.id)
  await assistantTokens.removeAll(user.id)
  await sessions.endAllOf(user.id)
  await orderMail({ mail: 'password-changed', data: { userId: user.id } })
  await links.finish(link._id)
  return true
}

const reset = (services: Services): Route =>
  openRoute(resetPasswordEndpoint, {
    summary: 'Set a new password by a mailed link',
    problems: [unsuitablePassword, accountDisabled, passwordsBusy],
    handle: async ({ ctx, body }) => {
      const { users, enter } = services
      if (!isPassword(body.password)) throw new Refusal(unsuitablePassword)
      const link = await openedBy(services, ctx, body.token)
      const user = link && (await users.findByEmail(link.email))
      const hash = link && user && (await hashFor(services, ctx, { link, typed: body.password }))
      if (!link || !user || !hash || !(await setByLink(services, { link, user, hash })))
        return { status: 200, body: { status: 'ExpiredLink' as const } }
      return { status: 200, body: await enter(ctx, user) }
    },
  })

/** Setting a new password by a mail. */
export const resetRoutes = (services: Services): readonly Route[] => [
  forgot(services),
  read(services),
  reset(services),
]
