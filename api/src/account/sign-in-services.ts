import type { Origins } from '@shingle/shared/origins/origins.ts'
import { signInStepPath } from '@shingle/shared/paths/app-paths.ts'
import { openAssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import { openPasskeys } from '@shingle/storage/rows/passkeys.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
import { createWayBackOf } from '../email-change/way-back-of.ts'
import { createConnectTickets } from '../google/connect-tickets.ts'
import { createGoogleClient, type GoogleClientOptions } from '../google/google-client.ts'
import { createCountStart } from '../limits/count-start.ts'
import type { CountedUses } from '../limits/rate-limits.ts'
import { createMailedLinks } from '../mailed-link/mailed-links.ts'
import { createPasswordAllowance } from '../password/password-allowance.ts'
import { createPasswordHasher } from '../password/password-hasher.ts'
import type { AccessTokens } from '../session/access-token.ts'
import { createAskBrowser } from '../session/ask-browser.ts'
import { createBrowserChallenges } from '../session/browser-challenges.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { Sessions } from '../session/sessions.ts'
import { createSignIn } from '../session/sign-in.ts'
import { createCodeAllowance } from './code-allowance.ts'
import { createCodeSessions } from './code-sessions.ts'
import { createEnter } from './enter.ts'
import { createKnownBrowsers } from './known-browser.ts'
import { createAnswerMailAsker } from './mail-asker.ts'

interface Ports {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly cookies: AppCookies
  readonly counted: CountedUses
  readonly sessions: Sessions
  readonly users: Users
  readonly accessTokens: AccessTokens
  readonly origins: Origins
  readonly google?: GoogleClientOptions | undefined
}

/** What the ways of signing in stand on. */
export const createSignInServices = ({ db, counted, google, ...ports }: Ports) => {
  const { cookies, origins, secret } = ports
  const codes = createCodeSessions(db, ports)
  const links = createMailedLinks(db, ports)
  const codeAllowance = createCodeAllowance(counted)
  const challenges = createBrowserChallenges({ ...ports, ...counted })
  const knownBrowsers = createKnownBrowsers(db, ports)
  const isKnownBrowser = knownBrowsers.isKnown
  return {
    ...{ codes, links, isKnownBrowser, wayBackOf: createWayBackOf({ ...ports, links }) },
    countStart: createCountStart({ ...counted, ...knownBrowsers, cookies }),
    challenges,
    askBrowser: createAskBrowser({ cookies, challenges }),
    passkeys: openPasskeys(db, ports.clock),
    assistantTokens: openAssistantTokens(db, ports.clock),
    relyingParty: { origin: origins.app, rpId: new URL(origins.app).hostname },
    connectTickets: createConnectTickets(ports),
    google: google && createGoogleClient(google, `${origins.app}${signInStepPath('google')}`),
    passwords: createPasswordHasher(),
    passwordAllowance: createPasswordAllowance(counted),
    answerMailAsker: createAnswerMailAsker({ isKnownBrowser, cookies, codeAllowance, secret }),
    enter: createEnter({ ...ports, codeAllowance, knownBrowsers, signIn: createSignIn(ports) }),
  }
}
