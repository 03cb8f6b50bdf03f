import { deviceNotSignedIn, notSignedIn } from '@shingle/shared/account/problems.ts'
import {
  listDevicesEndpoint,
  readProfileEndpoint,
  renameAccountEndpoint,
  signOutDeviceEndpoint,
  signOutEverywhereEndpoint,
} from '@shingle/shared/profile/endpoints.ts'
import { personNameTooLong, tidyPersonName } from '@shingle/shared/profile/name.ts'
import { personNameMaximum } from '@shingle/shared/profile/name-maximum.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import { createFollowName, createOrderFollowingName } from '@shingle/storage/membership/follow-name.ts'
import type { AssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import type { Users } from '@shingle/storage/rows/users.ts'
import type { Db } from 'mongodb'
import type { WayBackOf } from '../email-change/way-back-of.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { AppCookies } from '../session/cookies.ts'
import type { Sessions } from '../session/sessions.ts'
import type { Drafts } from '../website/drafts.ts'

interface Services {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
  readonly users: Users
  readonly sessions: Sessions
  readonly assistantTokens: AssistantTokens
  readonly drafts: Drafts
  readonly cookies: AppCookies
  readonly wayBackOf: WayBackOf
}

const read = ({ users, drafts, wayBackOf }: Services): Route =>
  route(readProfileEndpoint, {
    summary: 'Read what there is to know of one’s own account',
    handle: async ({ caller }) => {
      const [[createdAt, awaited, wayBack = null], [owned, shared]] = await Promise.all([
        Promise.all([users.createdAt(caller.id), users.awaitedEmailChange(caller.id), wayBackOf(caller.id)]),
        Promise.all([drafts.countOwned(caller.id), drafts.sharedWith(caller.id)]),
      ])
      if (createdAt === undefined) throw new Refusal(notSignedIn)
      const emailChange = awaited
        ? { email: awaited.email, expiresAt: awaited.expiresAt.toISOString() }
        : null
      const counts = { owned, shared: shared.length }
      return { status: 200, body: { createdAt: createdAt.toISOString(), ...counts, emailChange, wayBack } }
    },
  })

const rename = ({ users, ...ports }: Services): Route => {
  const followName = createFollowName(ports)
  const orderFollowing = createOrderFollowingName(createJobQueue(ports.db, ports), ports.clock)
  return route(renameAccountEndpoint, {
    summary: 'Give oneself another name',
    problems: [personNameTooLong],
    handle: async ({ caller, body }) => {
      const name = tidyPersonName(body.name)
      if (name.length > personNameMaximum) throw new Refusal(personNameTooLong)
      // Ordered first: whatever interrupts this, the drafts say the name.
      await orderFollowing(caller.id)
      const account = await users.rename(caller.id, name === '' ? null : name)
      if (account === undefined) throw new Refusal(notSignedIn)
      await followName(caller.id)
      return { status: 200, body: account }
    },
  })
}

const listDevices = ({ sessions }: Services): Route =>
  route(listDevicesEndpoint, {
    summary: 'List where one is signed in',
    handle: async ({ caller }) => {
      const devices = (await sessions.ofUser(caller.id)).map(({ _id, device, createdAt, rotatedAt }) => ({
        id: _id,
        ...(device ?? { browser: null, system: null, kind: 'unknown' as const }),
        signedInAt: createdAt.toISOString(),
        lastUsedAt: rotatedAt.toISOString(),
        isThis: _id === caller.sessionId,
      }))
      return { status: 200, body: { devices } }
    },
  })

const signOutDevice = ({ sessions }: Services): Route =>
  route(signOutDeviceEndpoint, {
    summary: 'Sign one device out',
    problems: [deviceNotSignedIn],
    handle: async ({ caller, params: { device } }) => {
      if (!(await sessions.end(caller.id, device))) throw new Refusal(deviceNotSignedIn)
      return { status: 204, body: undefined }
    },
  })

const signOutEverywhere = ({ sessions, assistantTokens, cookies }: Services): Route =>
  route(signOutEverywhereEndpoint, {
    summary: 'Sign every device out, this one included, and let no assistant in any more',
    handle: async ({ ctx, caller }) => {
      await sessions.endAllOf(caller.id)
      // Afterwards: whoever lets one in meanwhile is asked for their session once more when it is in.
      await assistantTokens.removeAll(caller.id)
      cookies.clear(ctx, 'refresh')
      return { status: 204, body: undefined }
    },
  })

/** One's own account: its name, and where one is signed in. */
export const profileRoutes = (services: Services): readonly Route[] => [
  read(services),
  rename(services),
  listDevices(services),
  signOutDevice(services),
  signOutEverywhere(services),
]
