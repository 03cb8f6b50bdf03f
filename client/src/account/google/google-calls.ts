import {
  beginConnectingGoogleEndpoint,
  beginGoogleEndpoint,
  connectGoogleByCodeEndpoint,
  connectGoogleEndpoint,
  disconnectGoogleEndpoint,
  signInByGoogleEndpoint,
  signInByOneTapEndpoint,
} from '@shingle/shared/google/endpoints.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { call } from '../../server/call-endpoint.ts'
import { request } from '../../server/request.ts'
import { requestEntry } from '../../server/session/request-entry.ts'
import { inTurn } from '../in-turn.ts'
import { type Entered, type EnteredAnswer, enteredBy } from '../sign-in.ts'

/** A Google account waits to be connected to the account of its address, until that was signed in to. */
export interface Connecting {
  readonly email: string
  readonly ticket: string
}

/** What signing in with Google led to. */
export type GoogleSignIn =
  | ({ readonly state: 'entered' } & Entered)
  | ({ readonly state: 'connect-first' } & Connecting)

/** What Google sent this browser back with. */
export interface GoogleCode {
  readonly code: string
  readonly state: string
}

interface Answer extends EnteredAnswer {
  readonly status: 'Success' | 'ConnectFirst'
  readonly email?: string | undefined
  readonly ticket?: string | undefined
}

const read = (result: Result<Answer>): Result<GoogleSignIn> => {
  if (!result.ok) return result
  const { status, email = '', ticket = '' } = result.value
  if (status === 'ConnectFirst') return succeed({ state: 'connect-first', email, ticket })
  const entered = enteredBy(result.value)
  return entered.ok ? succeed({ state: 'entered', ...entered.value }) : entered
}

export const beginGoogle = () => inTurn(() => request(beginGoogleEndpoint, {}))

/** Signs in by what Google sent back; with an account's id, to that alone. */
export const finishGoogle = async (code: GoogleCode, accountId?: string): Promise<Result<GoogleSignIn>> =>
  read(await requestEntry(signInByGoogleEndpoint, { body: { ...code, ...(accountId && { accountId }) } }))

export const finishOneTap = async (body: {
  readonly credential: string
  readonly state: string
}): Promise<Result<GoogleSignIn>> => read(await requestEntry(signInByOneTapEndpoint, { body }))

/** Asks to connect a Google account to the one that is signed in. */
export const beginConnectingGoogle = () => call(beginConnectingGoogleEndpoint, {})

/** Connects the Google account that sent this browser back with a code. */
export const connectGoogleByCode = (body: GoogleCode) => call(connectGoogleByCodeEndpoint, { body })

export const disconnectGoogle = () => call(disconnectGoogleEndpoint, {})

/** Connects what waits; false where it cannot be, which changes nothing about being signed in. */
export const connectGoogle = async ({ ticket }: Connecting): Promise<boolean> => {
  const result = await call(connectGoogleEndpoint, { body: { ticket } })
  return result.ok && result.value.isConnected
}
