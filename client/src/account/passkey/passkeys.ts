import {
  addPasskeyEndpoint,
  beginAddPasskeyEndpoint,
  beginPasskeyEndpoint,
  type Passkey,
  signInByPasskeyEndpoint,
} from '@shingle/shared/passkey/endpoints.ts'
import { passkeyNameMaximum, passkeyTransports } from '@shingle/shared/passkey/limits.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { call } from '../../server/call-endpoint.ts'
import { request } from '../../server/request.ts'
import { requestEntry } from '../../server/session/request-entry.ts'
import { inTurn } from '../in-turn.ts'
import { type Entered, enteredBy } from '../sign-in.ts'

// ES256, EdDSA and RS256: what authenticators sign with.
const pubKeyCredParams = [-7, -8, -257].map((alg) => ({ alg, type: 'public-key' as const }))

/** What the authenticator does, or nothing where the person, or the device, would not: browsers do not tell which. */
const asked = <T>(doing: Promise<T>): Promise<T | undefined> => doing.catch(() => undefined)

/** Signs in with a passkey, with an account's id to that alone; null where the person, or their device, would not. */
export const signInByPasskey = async (accountId?: string): Promise<Result<Entered> | null> => {
  const begun = await inTurn(() => request(beginPasskeyEndpoint, {}))
  if (!begun.ok) return begun
  const { state, challenge, rpId } = begun.value
  const optionsJSON = { challenge, rpId, userVerification: 'required' as const }
  const signed = await asked(startAuthentication({ optionsJSON }))
  if (signed === undefined) return null
  const { clientDataJSON, authenticatorData, signature } = signed.response
  const proof = { id: signed.id, clientDataJSON, authenticatorData, signature }
  const body = { state, ...proof, ...(accountId && { accountId }) }
  const result = await requestEntry(signInByPasskeyEndpoint, { body })
  return result.ok ? enteredBy(result.value) : result
}

/** Adds a passkey of this device, or of one that the person holds to it, to the account; null where they would not. */
export const addPasskey = async (): Promise<Result<Passkey> | null> => {
  const begun = await call(beginAddPasskeyEndpoint, {})
  if (!begun.ok) return begun
  const { state, challenge, rpId, rpName, userHandle, userName, existing } = begun.value
  const made = await asked(
    startRegistration({
      optionsJSON: {
        ...{ challenge, pubKeyCredParams, rp: { id: rpId, name: rpName } },
        user: { id: userHandle, name: userName, displayName: userName },
        excludeCredentials: existing.map((id) => ({ id, type: 'public-key' as const })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    }),
  )
  if (made === undefined) return null
  const { clientDataJSON, attestationObject } = made.response
  const transports = passkeyTransports.filter((one) => made.response.transports?.includes(one))
  const name = deviceName().slice(0, passkeyNameMaximum)
  const body = { state, id: made.id, clientDataJSON, attestationObject, transports, name }
  return call(addPasskeyEndpoint, { body })
}

/** What to tell the passkey of this device by; nothing where the browser does not say. */
const deviceName = (): string => String(Object(Object(navigator).userAgentData).platform ?? '')
