import { reLoginFailed } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import {
  beginGoogleEndpoint,
  signInByGoogleEndpoint,
  signInByOneTapEndpoint,
} from '@shingle/shared/google/endpoints.ts'
import { emailInUse, googleAway, googleNotOffered, googleRefused } from '@shingle/shared/google/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Context } from 'koa'
import type { Enter } from '../account/enter.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { AskBrowser } from '../session/ask-browser.ts'
import type { BrowserChallenges, Challenge } from '../session/browser-challenges.ts'
import type { AppCookies } from '../session/cookies.ts'
import { askGoogle, hearGoogle } from './ask-google.ts'
import type { ConnectTickets } from './connect-tickets.ts'
import type { GoogleClient, GoogleWord } from './google-client.ts'

interface Services {
  readonly users: Users
  readonly enter: Enter
  readonly cookies: AppCookies
  readonly askBrowser: AskBrowser
  readonly challenges: BrowserChallenges
  readonly connectTickets: ConnectTickets
  readonly orderMail: OrderMail
  /** Undefined where this deployment has no client of Google's. */
  readonly google: GoogleClient | undefined
}

const begin = (services: Services): Route =>
  openRoute(beginGoogleEndpoint, {
    summary: 'Prepare signing in with Google',
    problems: [googleNotOffered],
    handle: async ({ ctx }) => ({ status: 200, body: await askGoogle(services, ctx) }),
  })

const answerWord = async (services: Services, ctx: Context, { word, accountId }: Heard) => {
  const { users, enter, cookies, connectTickets, orderMail } = services
  if (word === undefined) throw new Refusal(googleRefused)
  if (word === 'away') throw new Refusal(googleAway)
  const known = await users.ofGoogle(word)
  if (accountId !== undefined && known?.id !== accountId) throw new Refusal(reLoginFailed)
  if (known !== undefined) return enter(ctx, known)
  // Google's word for an address is enough only for mailboxes that it runs itself. Of any other it knows that somebody
  // once read it: they have to do so now, whether the address has an account or is to have one.
  if (!word.isAuthoritative) {
    const ticket = await connectTickets.write(word, cookies.read(ctx, 'sign-in') ?? '')
    return { status: 'ConnectFirst' as const, email: word.email, ticket }
  }
  const joined = await users.joinGoogle(word)
  if (joined === undefined) throw new Refusal(emailInUse)
  const { account, isNews } = joined
  if (isNews) await orderMail({ mail: 'google-connected', data: { userId: account.id } })
  return enter(ctx, account)
}

interface Heard {
  readonly word: GoogleWord | 'away' | undefined
  readonly accountId: string | undefined
}

interface Sent {
  readonly state: string
  readonly accountId?: string | undefined
}

const problems = [
  ...[googleNotOffered, googleRefused, googleAway, emailInUse, reLoginFailed],
  accountDisabled,
]

/** What Google says to the browser that asked it; nothing where the browser did not ask, or has told it before. */
const hear = async (
  services: Services,
  ctx: Context,
  { sent, ask }: { sent: Sent; ask: (google: GoogleClient, challenge: Challenge) => Promise<Heard['word']> },
) => {
  const word = await hearGoogle(services, ctx, { state: sent.state, ask })
  return answerWord(services, ctx, { word, accountId: sent.accountId })
}

const byCode = (services: Services): Route =>
  openRoute(signInByGoogleEndpoint, {
    summary: 'Sign in with Google',
    problems,
    handle: async ({ ctx, body }) => {
      const ask = (google: GoogleClient, challenge: Challenge) => google.wordOfCode(body.code, challenge)
      return { status: 200, body: await hear(services, ctx, { sent: body, ask }) }
    },
  })

const byOneTap = (services: Services): Route =>
  openRoute(signInByOneTapEndpoint, {
    summary: 'Sign in by the prompt of Google',
    problems,
    handle: async ({ ctx, body }) => {
      const ask = (google: GoogleClient, challenge: Challenge) =>
        google.wordOfToken(body.credential, challenge)
      return { status: 200, body: await hear(services, ctx, { sent: body, ask }) }
    },
  })

/** Signing in with Google: by a window or page of theirs, or by their own prompt. */
export const googleRoutes = (services: Services): readonly Route[] => [
  begin(services),
  byCode(services),
  byOneTap(services),
]
