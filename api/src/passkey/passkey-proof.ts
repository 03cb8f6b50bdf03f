import type { PasskeyRow } from '@shingle/storage/rows/passkeys.ts'

/** Whose passkeys they are: this app's, at its origin. */
export interface RelyingParty {
  readonly origin: string
  readonly rpId: string
}

/** What an authenticator signed for somebody who signs in. */
export interface SignedByPasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
}

/** What an authenticator made for somebody who adds a passkey. */
export interface MadePasskey {
  readonly id: string
  readonly clientDataJSON: string
  readonly attestationObject: string
}

// Fetched with the first passkey; it throws at whatever is not right, and its reasons are nobody's but a log's.
const library = () => import('@simplewebauthn/server')

/** How often the passkey has signed by now, where it signed this challenge for this app and knew its owner. */
export const countSigned = async (
  { origin, rpId }: RelyingParty,
  { publicKey, counter, _id }: PasskeyRow,
  { signed, challenge }: { readonly signed: SignedByPasskey; readonly challenge: string },
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await library()
  const { id, ...response } = signed
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
      credential: { id: _id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** The key of a passkey that was made for this challenge, by an authenticator that knew its owner. */
export const keyMade = async (
  { origin, rpId }: RelyingParty,
  { id, ...response }: MadePasskey,
  challenge: string,
): Promise<Pick<PasskeyRow, '_id' | 'publicKey' | 'counter'> | undefined> => {
  const { verifyRegistrationResponse } = await library()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
      requireUserVerification: true,
    })
    if (!verified || registrationInfo === undefined) return undefined
    const { credential } = registrationInfo
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    return { _id: credential.id, publicKey, counter: credential.counter }
  } catch {
    return undefined
  }
}
