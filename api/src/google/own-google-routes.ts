import {
  beginConnectingGoogleEndpoint,
  connectGoogleByCodeEndpoint,
  connectGoogleEndpoint,
  disconnectGoogleEndpoint,
} from '@shingle/shared/google/endpoints.ts'
import {
  googleAway,
  googleConnectedAlready,
  googleNotOffered,
  googleProvesNobody,
  googleTaken,
} from '@shingle/shared/google/problems.ts'
import type { OrderMail } from '@shingle/storage/mail/order-mail.ts'
import type { GoogleProof } from '@shingle/storage/rows/user-identities.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { Challenge } from '../session/browser-challenges.ts'
import type { Caller } from '../session/caller.ts'
import { askGoogle, type GoogleServices, hearGoogle } from './ask-google.ts'
import type { ConnectTickets } from './connect-tickets.ts'
import type { GoogleClient } from './google-client.ts'

interface Services extends GoogleServices {
  readonly users: Users
  readonly connectTickets: ConnectTickets
  readonly orderMail: OrderMail
}

/** Connects, and tells the account's owner by mail where that is news. */
const connectAndTell = async ({ users, orderMail }: Services, caller: Caller, proof: GoogleProof) => {
  const connection = await users.connectGoogle(caller, proof)
  if (connection === 'connected') await orderMail({ mail: 'google-connected', data: { userId: caller.id } })
  return connection
}

const byTicket = (services: Services): Route =>
  route(connectGoogleEndpoint, {
    summary: 'Connect the Google account of the same address',
    handle: async ({ ctx, caller, body }) => {
      const browser = services.cookies.read(ctx, 'sign-in') ?? ''
      const proof = await services.connectTickets.read(body.ticket, browser)
      const isTheirs = proof?.email === caller.email
      const connection = isTheirs && (await connectAndTell(services, caller, proof))
      return { status: 200, body: { isConnected: connection === 'connected' } }
    },
  })

const begin = (services: Services): Route =>
  route(beginConnectingGoogleEndpoint, {
    summary: 'Prepare connecting a Google account',
    problems: [googleNotOffered],
    handle: async ({ ctx }) => ({ status: 200, body: await askGoogle(services, ctx) }),
  })

const byCode = (services: Services): Route =>
  route(connectGoogleByCodeEndpoint, {
    summary: 'Connect a Google account',
    problems: [googleNotOffered, googleProvesNobody, googleAway, googleTaken, googleConnectedAlready],
    handle: async ({ ctx, caller, body: { code, state } }) => {
      const ask = (google: GoogleClient, challenge: Challenge) => google.wordOfCode(code, challenge)
      const word = await hearGoogle(services, ctx, { state, ask })
      if (word === undefined) throw new Refusal(googleProvesNobody)
      if (word === 'away') throw new Refusal(googleAway)
      const connection = await connectAndTell(services, caller, word)
      if (connection === 'taken') throw new Refusal(googleTaken)
      if (connection === 'has-another') throw new Refusal(googleConnectedAlready)
      return { status: 204, body: undefined }
    },
  })

const disconnect = ({ users, orderMail }: Services): Route =>
  route(disconnectGoogleEndpoint, {
    summary: 'Disconnect the Google account',
    handle: async ({ caller }) => {
      if (await users.disconnectGoogle(caller.id))
        await orderMail({ mail: 'way-removed', data: { userId: caller.id, way: 'google' } })
      return { status: 204, body: undefined }
    },
  })

/** The Google account of an account: connecting it and taking it off. */
export const ownGoogleRoutes = (services: Services): readonly Route[] => [
  begin(services),
  byTicket(services),
  byCode(services),
  disconnect(services),
]
