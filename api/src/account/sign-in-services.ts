import type { Db } from 'mongodb'
import type { CountedUses } from '../limits/rate-limits.ts'
import { createMailedLinks } from '../mailed-link/mailed-links.ts'
import type { AccessTokens } from '../session/access-token.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { Sessions } from '../session/sessions.ts'
import { createSignIn } from '../session/sign-in.ts'
import { createCodeAllowance } from './code-allowance.ts'
import { createCodeSessions } from './code-sessions.ts'
import { createEnter } from './enter.ts'
import { createAnswerMailAsker } from './mail-asker.ts'

interface Ports {
  readonly db: Db
  readonly secret: Uint8Array
  readonly clock: () => Date
  readonly cookies: AppCookies
  readonly counted: CountedUses
  readonly sessions: Sessions
  readonly accessTokens: AccessTokens
}

/** What the ways of signing in stand on. */
export const createSignInServices = ({ db, counted, ...ports }: Ports) => {
  const { cookies } = ports
  const codes = createCodeSessions(db, ports)
  const links = createMailedLinks(db, ports)
  const codeAllowance = createCodeAllowance(counted)
  return {
    ...{ codes, links },
    answerMailAsker: createAnswerMailAsker({ codes, links, cookies, codeAllowance }),
    enter: createEnter({ cookies, codeAllowance, signIn: createSignIn(ports) }),
  }
}
