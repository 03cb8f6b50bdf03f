import { googleNotOffered } from '@shingle/shared/google/problems.ts'
import type { Context } from 'koa'
import { Refusal } from '../http/refusal.ts'
import type { AskBrowser } from '../session/ask-browser.ts'
import type { BrowserChallenges, Challenge } from '../session/browser-challenges.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { GoogleClient, GoogleWord } from './google-client.ts'

/** What asking Google stands on. */
export interface GoogleServices {
  readonly cookies: AppCookies
  readonly askBrowser: AskBrowser
  readonly challenges: BrowserChallenges
  /** Undefined where this deployment has no client of Google's. */
  readonly google: GoogleClient | undefined
}

const clientOf = ({ google }: GoogleServices): GoogleClient => {
  if (google === undefined) throw new Refusal(googleNotOffered)
  return google
}

/** What a browser asks Google with, so that the answer is to its question alone. */
export const askGoogle = async (services: GoogleServices, ctx: Context) => {
  const google = clientOf(services)
  const challenge = services.askBrowser(ctx)
  const address = await google.addressFor(challenge)
  return { state: challenge.state, address, clientId: google.clientId, nonce: google.nonceOf(challenge) }
}

interface Brought {
  readonly state: string
  readonly ask: (google: GoogleClient, challenge: Challenge) => Promise<GoogleWord | 'away' | undefined>
}

/** What Google says to the browser that asked it; nothing where the browser did not ask, or has told it before. */
export const hearGoogle = async (services: GoogleServices, ctx: Context, { state, ask }: Brought) => {
  const google = clientOf(services)
  const challenge = await services.challenges.redeem(services.cookies.read(ctx, 'sign-in') ?? '', state)
  return challenge && ask(google, challenge)
}
