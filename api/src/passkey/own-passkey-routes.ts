import {
  addPasskeyEndpoint,
  beginAddPasskeyEndpoint,
  removePasskeyEndpoint,
} from '@shingle/shared/passkey/endpoints.ts'
import { passkeyLimit, passkeyNotAdded } from '@shingle/shared/passkey/problems.ts'
import { productName } from '@shingle/shared/product/product.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { Passkeys } from '@shingle/storage/rows/passkeys.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { AskBrowser } from '../session/ask-browser.ts'
import type { BrowserChallenges } from '../session/browser-challenges.ts'
import type { AppCookies } from '../session/cookies.ts'
import { keyMade, type RelyingParty } from './passkey-proof.ts'
import { shownPasskey } from './shown-passkey.ts'

interface Services {
  readonly clock: () => Date
  readonly cookies: AppCookies
  readonly users: Users
  readonly passkeys: Passkeys
  readonly askBrowser: AskBrowser
  readonly challenges: BrowserChallenges
  readonly relyingParty: RelyingParty
  readonly orderMail: OrderMail
}

// Of one account alone: what was asked for by another is no answer of this one's.
const challengeFor = (userId: string): string => `add-passkey ${userId}`

const begin = ({ askBrowser, passkeys, relyingParty }: Services): Route =>
  route(beginAddPasskeyEndpoint, {
    summary: 'Prepare adding a passkey',
    handle: async ({ ctx, caller }) => {
      const { state, value } = askBrowser(ctx)
      const existing = (await passkeys.ofUser(caller.id)).map(({ _id }) => _id)
      const body = {
        ...{ state, challenge: value(challengeFor(caller.id)), rpId: relyingParty.rpId },
        ...{ rpName: productName, userName: caller.email, existing },
        userHandle: Buffer.from(caller.id).toString('base64url'),
      }
      return { status: 200, body }
    },
  })

const add = ({ clock, cookies, users, passkeys, challenges, relyingParty, orderMail }: Services): Route =>
  route(addPasskeyEndpoint, {
    summary: 'Add a passkey',
    problems: [passkeyNotAdded, passkeyLimit],
    handle: async ({ ctx, caller, body: { state, transports = [], name, ...made } }) => {
      const challenge = await challenges.redeem(cookies.read(ctx, 'sign-in') ?? '', state)
      const key = challenge && (await keyMade(relyingParty, made, challenge.value(challengeFor(caller.id))))
      // An id is one authenticator's: whoever brings one that is known did not make it.
      if (key === undefined || (await passkeys.find(key._id)) !== undefined)
        throw new Refusal(passkeyNotAdded)
      const row = {
        ...{ ...key, userId: caller.id, transports, name: name || 'Passkey' },
        ...{ createdAt: clock(), lastUsedAt: null },
      }
      const outcome = await passkeys.insert(row)
      if (outcome === 'full') throw new Refusal(passkeyLimit)
      // Somebody else may have brought it meanwhile.
      if (outcome === 'known') throw new Refusal(passkeyNotAdded)
      // The account may have been taken back in this moment: then whoever was signed in before adds nothing to it.
      if (!(await users.maySignMore(caller))) {
        await passkeys.remove(caller.id, row._id)
        throw new Refusal(passkeyNotAdded)
      }
      await orderMail({ mail: 'passkey-added', data: { passkeyId: row._id } })
      return { status: 200, body: shownPasskey(row) }
    },
  })

const remove = ({ passkeys, orderMail }: Services): Route =>
  route(removePasskeyEndpoint, {
    summary: 'Remove a passkey',
    handle: async ({ caller, params }) => {
      if (await passkeys.remove(caller.id, params.passkey))
        await orderMail({ mail: 'way-removed', data: { userId: caller.id, way: 'passkey' } })
      return { status: 204, body: undefined }
    },
  })

/** The passkeys of an account: adding and removing them. */
export const ownPasskeyRoutes = (services: Services): readonly Route[] => [
  begin(services),
  add(services),
  remove(services),
]
