import type { Result } from '@shingle/shared/problem/problem.ts'
import * as z from 'zod/mini'
import { beginGoogle, finishOneTap, type GoogleSignIn } from './google-calls.ts'

// Where browsers learn how Google's prompt is asked.
const configURL = 'https://accounts.google.com/gsi/fedcm.json'
const given = z.object({ token: z.string() })

interface PromptRequest extends CredentialRequestOptions {
  readonly identity: {
    readonly context: 'signin'
    readonly providers: readonly { configURL: string; clientId: string; params: { nonce: string } }[]
  }
}

/**
 * Asks by the browser's own prompt whether to sign in with the Google account that it is signed in to. Null where the
 * browser has no such prompt, or the person did not want it.
 */
export const askOneTap = async (signal: AbortSignal): Promise<Result<GoogleSignIn> | null> => {
  if (!('IdentityCredential' in window)) return null
  const begun = await beginGoogle()
  if (!begun.ok || signal.aborted) return null
  const { clientId, nonce, state } = begun.value
  const asking: PromptRequest = {
    signal,
    // Ruling 18: left to itself the browser would let in again whoever has just signed out.
    mediation: 'required',
    identity: { context: 'signin', providers: [{ configURL, clientId, params: { nonce } }] },
  }
  // No account at Google, prompts switched off, dismissed: the browser tells all of them as one, and the button remains.
  const answered = await navigator.credentials.get(asking).catch(() => null)
  const credential = given.safeParse({ token: Object(answered).token }).data?.token
  return credential === undefined ? null : finishOneTap({ credential, state })
}
