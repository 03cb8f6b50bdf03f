import { invalidSignInEmail } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import { openLinkEndpoint, sendLinkEndpoint } from '@shingle/shared/mailed-link/endpoints.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Enter } from '../account/enter.ts'
import type { AnswerMailAsker, Asked } from '../account/mail-asker.ts'
import { openRoute, type Route } from '../http/route.ts'
import { countTry } from '../limits/count-address.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { MailedLinks } from './mailed-links.ts'

interface Services {
  readonly links: MailedLinks
  readonly users: Users
  readonly enter: Enter
  readonly cookies: AppCookies
  readonly countUse: CountUse
  readonly answerMailAsker: AnswerMailAsker
  readonly orderMail: OrderMail
}

const purpose = 'sign-in'

const send = ({ links, answerMailAsker, orderMail }: Services): Route => {
  const fresh = async (asked: Asked, asker?: string) => {
    const { linkId, expiresAt } = await links.begin({ ...asked, purpose })
    await orderMail({ mail: 'sign-in-link', data: { linkId } }, asker)
    return { expiresAt }
  }
  const live = (asked: Asked) => links.live({ ...asked, purpose })
  return openRoute(sendLinkEndpoint, {
    summary: 'Send a magic link by mail',
    problems: [invalidSignInEmail],
    handle: async ({ ctx, body }) => {
      const { expiresAt } = await answerMailAsker(ctx, body.email, { fresh, live })
      return { status: 200, body: { expiresAt: expiresAt.toISOString() } }
    },
  })
}

const open = ({ links, users, enter, cookies, countUse }: Services): Route =>
  openRoute(openLinkEndpoint, {
    summary: 'Sign in by the magic link',
    problems: [accountDisabled],
    handle: async ({ ctx, body }) => {
      const opened = await links.open(purpose, body.token, cookies.read(ctx, 'sign-in') ?? '')
      if (opened.status === 'other-browser') return { status: 200, body: { status: 'OtherBrowser' as const } }
      const isSpent = opened.status === 'live' && (await links.spend(opened.link))
      if (isSpent) return { status: 200, body: await enter(ctx, await users.ofEmail(opened.link.email)) }
      await countTry(countUse, 'link', ctx.ip)
      return { status: 200, body: { status: 'ExpiredLink' as const } }
    },
  })

/** Signing in by a mailed link (specification 7). */
export const linkRoutes = (services: Services): readonly Route[] => [send(services), open(services)]
