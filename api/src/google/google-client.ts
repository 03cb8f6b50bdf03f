import { createHash } from 'node:crypto'
import { isEmail, normaliseEmail } from '@shingle/shared/email/email.ts'
import type { GoogleProof } from '@shingle/storage/rows/user-identities.ts'
import type { OAuth2Client } from 'google-auth-library'
import type { Challenge } from '../session/browser-challenges.ts'

/** The client that Google knows this deployment by. */
export interface GoogleClientOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Where Google is, if it is a fake one. */
  readonly origin?: string | undefined
}

/** What Google says of somebody. */
export interface GoogleWord extends GoogleProof {
  /** Whether Google itself runs the mailbox, so that its word for the address is enough. */
  readonly isAuthoritative: boolean
}

/** Google's word was asked for and is none: forged, too old, for another, or of an address that it has not verified. */
class NoWord extends Error {}

const endpointsAt = (origin: string | undefined) =>
  origin === undefined
    ? {}
    : {
        endpoints: {
          oauth2AuthBaseUrl: `${origin}/o/oauth2/v2/auth`,
          oauth2TokenUrl: `${origin}/token`,
          oauth2FederatedSignonPemCertsUrl: `${origin}/oauth2/v1/certs`,
        },
      }

const wordIn = async (
  client: OAuth2Client,
  idToken: string,
  expected: { nonce: string; audience: string },
) => {
  const ticket = await client.verifyIdToken({ idToken, audience: expected.audience })
  const { sub, email = '', email_verified, name, hd, nonce } = ticket.getPayload() ?? {}
  const address = normaliseEmail(email)
  if (!sub || nonce !== expected.nonce || email_verified !== true || !isEmail(address)) throw new NoWord()
  return {
    ...{ subject: sub, email: address, name: name ?? null },
    // Google's own advice: of other mailboxes it knows only that they once were read.
    isAuthoritative: address.endsWith('@gmail.com') || hd !== undefined,
  }
}

const isUnreachable = (thrown: unknown): boolean => {
  const status = Number(Object(Object(thrown).response).status ?? Number.NaN)
  return Object(thrown).config !== undefined && !(status >= 400 && status < 500)
}

/** Google, as one deployment asks it. The library is fetched with the first question. */
export const createGoogleClient = (
  { clientId, clientSecret, origin }: GoogleClientOptions,
  redirectUri: string,
) => {
  let opened: Promise<OAuth2Client> | undefined
  const open = () => {
    opened ??= import('google-auth-library').then(
      (library) => new library.OAuth2Client({ clientId, clientSecret, redirectUri, ...endpointsAt(origin) }),
    )
    return opened
  }
  const nonceOf = ({ value }: Challenge): string => value('google-nonce')
  const verifierOf = ({ value }: Challenge): string => value('google-verifier')

  /** What an answer of Google proves; 'away' where Google does not answer, nothing where it proves nothing. */
  const asked = async (
    ask: (client: OAuth2Client) => Promise<GoogleWord>,
  ): Promise<GoogleWord | 'away' | undefined> => {
    try {
      return await ask(await open())
    } catch (thrown) {
      // The library's errors repeat the token: they go nowhere.
      return isUnreachable(thrown) ? 'away' : undefined
    }
  }

  return {
    clientId,
    nonceOf,
    /** Where a browser asks its person to agree. */
    addressFor: async (challenge: Challenge): Promise<string> => {
      const { CodeChallengeMethod } = await import('google-auth-library')
      return (await open()).generateAuthUrl({
        ...{ scope: ['openid', 'email', 'profile'], state: challenge.state, prompt: 'select_account' },
        nonce: nonceOf(challenge),
        code_challenge: createHash('sha256').update(verifierOf(challenge)).digest('base64url'),
        code_challenge_method: CodeChallengeMethod.S256,
      })
    },
    /** Exchanges the code that a browser came back with. */
    wordOfCode: (code: string, challenge: Challenge) =>
      asked(async (client) => {
        const { tokens } = await client.getToken({ code, codeVerifier: verifierOf(challenge) })
        return wordIn(client, tokens.id_token ?? '', { nonce: nonceOf(challenge), audience: clientId })
      }),
    /** Reads the ID token that Google's own prompt gave the browser. */
    wordOfToken: (idToken: string, challenge: Challenge) =>
      asked((client) => wordIn(client, idToken, { nonce: nonceOf(challenge), audience: clientId })),
  }
}

export type GoogleClient = ReturnType<typeof createGoogleClient>
