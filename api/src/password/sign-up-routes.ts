import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import { confirmSignUpEndpoint, signUpEndpoint } from '@shingle/shared/password/endpoints.ts'
import { isPassword } from '@shingle/shared/password/password.ts'
import { passwordsBusy, unsuitablePassword } from '@shingle/shared/password/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
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
import type { AppCookies } from '../session/cookies.ts'
import type { PasswordHasher } from './password-hasher.ts'

interface Services {
  readonly links: MailedLinks
  readonly users: Users
  readonly enter: Enter
  readonly cookies: AppCookies
  readonly countUse: CountUse
  readonly passwords: PasswordHasher
  readonly answerMailAsker: AnswerMailAsker
  readonly orderMail: OrderMail
}

const purpose = 'sign-up'

const signUp = ({ links, passwords, answerMailAsker, orderMail }: Services): Route =>
  openRoute(signUpEndpoint, {
    summary: 'Ask for an account with a password',
    problems: [invalidSignInEmail, unsuitablePassword, passwordsBusy],
    handle: async ({ ctx, body }) => {
      if (!isPassword(body.password)) throw new Refusal(unsuitablePassword)
      const fresh = async (asked: Asked, asker?: string) => {
        const passwordHash = await passwords.hash(ctx.ip, body.password)
        const { linkId, expiresAt } = await links.begin({ ...asked, purpose, passwordHash })
        await orderMail({ mail: 'sign-up', data: { linkId } }, asker)
        return { expiresAt }
      }
      // A link that was mailed before is of the password that was typed before.
      const live = async () => undefined
      const { expiresAt } = await answerMailAsker(ctx, body.email, { fresh, live })
      return { status: 200, body: { expiresAt: expiresAt.toISOString() } }
    },
  })

/** Makes the account; an address that has come to one meanwhile keeps it as it is, without this password. */
const makeAccount = async ({ links, users, enter }: Services, ctx: Context, link: MailedLinkRow) => {
  if (!(await links.spend(link))) return { status: 'ExpiredLink' as const }
  const user = await users.createWithPassword(link.email, link.passwordHash ?? '')
  return user === undefined ? { status: 'AccountExists' as const, email: link.email } : enter(ctx, user)
}

const confirm = (services: Services): Route => {
  const { links, cookies, countUse, passwords } = services
  return openRoute(confirmSignUpEndpoint, {
    summary: 'Confirm the address of a new account',
    problems: [accountDisabled, passwordsBusy],
    handle: async ({ ctx, body }) => {
      const opened = await links.open(purpose, body.token, cookies.read(ctx, 'sign-in') ?? '')
      if (opened.status === 'expired') {
        await countTry(countUse, 'sign-up', ctx.ip)
        return { status: 200, body: { status: 'ExpiredLink' as const } }
      }
      const { link } = opened
      if (opened.status === 'other-browser') {
        if (body.password === undefined)
          return { status: 200, body: { status: 'PasswordNeeded' as const, email: link.email } }
        await countUse('passwords-per-link', link._id)
        const isRight = await passwords.isRight(ctx.ip, body.password, link.passwordHash)
        if (!isRight) return { status: 200, body: { status: 'IncorrectPassword' as const } }
      }
      return { status: 200, body: await makeAccount(services, ctx, link) }
    },
  })
}

/** Making an account with a password: asked for first, made once its address is proven. */
export const signUpRoutes = (services: Services): readonly Route[] => [signUp(services), confirm(services)]
