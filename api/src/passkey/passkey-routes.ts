import { reLoginFailed } from '@shingle/shared/account/problems.ts'
import { accountDisabled } from '@shingle/shared/disabling/endpoints.ts'
import { beginPasskeyEndpoint, signInByPasskeyEndpoint } from '@shingle/shared/passkey/endpoints.ts'
import { passkeyRefused } from '@shingle/shared/passkey/problems.ts'
import type { Passkeys } from '@shingle/storage/rows/passkeys.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Enter } from '../account/enter.ts'
import { Refusal } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import { countTry } from '../limits/count-address.ts'
import type { CountUse } from '../limits/rate-limits.ts'
import type { AskBrowser } from '../session/ask-browser.ts'
import type { BrowserChallenges } from '../session/browser-challenges.ts'
import type { AppCookies } from '../session/cookies.ts'
import { countSigned, type RelyingParty, type SignedByPasskey } from './passkey-proof.ts'

interface Services {
  readonly users: Users
  readonly enter: Enter
  readonly cookies: AppCookies
  readonly passkeys: Passkeys
  readonly countUse: CountUse
  readonly askBrowser: AskBrowser
  readonly challenges: BrowserChallenges
  readonly relyingParty: RelyingParty
}

const begin = ({ askBrowser, relyingParty }: Services): Route =>
  openRoute(beginPasskeyEndpoint, {
    summary: 'Prepare signing in with a passkey',
    handle: async ({ ctx }) => {
      const { state, value } = askBrowser(ctx)
      return { status: 200, body: { state, challenge: value('passkey'), rpId: relyingParty.rpId } }
    },
  })

/** Whose passkey signed the challenge; nobody's where it did not, or may be a copy. */
const ownerOf = async ({ passkeys, relyingParty }: Services, signed: SignedByPasskey, challenge: string) => {
  const row = await passkeys.find(signed.id)
  if (row === undefined) return undefined
  const counter = await countSigned(relyingParty, row, { signed, challenge })
  return counter !== undefined && (await passkeys.use(row, counter)) ? row.userId : undefined
}

const signIn = (services: Services): Route =>
  openRoute(signInByPasskeyEndpoint, {
    summary: 'Sign in with a passkey',
    problems: [passkeyRefused, reLoginFailed, accountDisabled],
    handle: async ({ ctx, body: { state, accountId, ...signed } }) => {
      const { users, enter, cookies, passkeys, countUse, challenges } = services
      const challenge = await challenges.redeem(cookies.read(ctx, 'sign-in') ?? '', state)
      const userId = challenge && (await ownerOf(services, signed, challenge.value('passkey')))
      const user = userId === undefined ? undefined : await users.find(userId)
      if (user !== undefined && accountId !== undefined && user.id !== accountId)
        throw new Refusal(reLoginFailed)
      if (user !== undefined) {
        // It may have been removed meanwhile.
        const confirm = async () => {
          if ((await passkeys.find(signed.id))?.userId !== user.id) throw new Refusal(passkeyRefused)
        }
        return { status: 200, body: await enter(ctx, user, confirm) }
      }
      await countTry(countUse, 'passkey', ctx.ip)
      throw new Refusal(passkeyRefused)
    },
  })

/** Signing in with a passkey: neither mail nor password is needed. */
export const passkeyRoutes = (services: Services): readonly Route[] => [begin(services), signIn(services)]
