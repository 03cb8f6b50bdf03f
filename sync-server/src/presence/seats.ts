import { presenceStateSchema } from '@shingle/shared/presence/presence.ts'
import type { DraftAccess, DraftConnection } from '../draft-access.ts'
import type { Presence } from './people.ts'

/** One connection's place at a draft. */
export interface Seat {
  readonly connection: DraftConnection
  /** Who sits here, as the ticket proves: nothing that a client says changes it. */
  readonly access: DraftAccess
  /** The one id under which this client speaks of itself; others are not its own. */
  clientId: number | undefined
  /** The section that is looked at. */
  at: string | null
  /** When that changed last. */
  movedAt: number
  /** The list that was sent here last. */
  told: string
}

/** What a presence message claims, by the ids that it names. */
export type Claims = ReadonlyMap<number, unknown>

/** Takes of a message only what a client says of itself, and only where it is exactly what a client may say; answers whether anything changed. */
export const takeClaims = (seat: Seat, claims: Claims, now: number): boolean => {
  seat.clientId ??= claims.keys().next().value
  if (seat.clientId === undefined) return false
  const said = presenceStateSchema.safeParse(claims.get(seat.clientId))
  if (!said.success || said.data.at === seat.at) return false
  seat.at = said.data.at
  seat.movedAt = now
  return true
}

/** The connections at one draft, and those whose line broke a moment ago. */
export interface Seats {
  readonly size: number
  readonly isEmpty: boolean
  all(): Iterable<Seat>
  of(connection: DraftConnection): Seat | undefined
  /** The seats of one account. */
  ofUser(userId: string): readonly Seat[]
  /** Whether its line gave a sign of life lately, and nothing was taken away. */
  isThere(seat: Seat): boolean
  sit(connection: DraftConnection, access: DraftAccess): void
  /** Frees a seat; whoever lost their only one by a broken line is still there for a while. */
  stand(connection: DraftConnection, isBroken: boolean): void
  /** Everybody who is there, one entry for each page. */
  present(): readonly Presence[]
  close(): void
}

interface SeatsOptions {
  readonly now: () => number
  readonly pace: { readonly lingerMs: number; readonly goneMs: number }
  /** Hears that somebody has no page open any more. */
  readonly left: (userId: string) => void
}

interface Lingering {
  readonly presence: Presence
  readonly timer: NodeJS.Timeout
}

const presenceOf = ({ access: { user }, at, movedAt }: Seat): Presence => ({ ...user, at, movedAt, pages: 1 })

export const createSeats = ({ now, pace, left }: SeatsOptions): Seats => {
  const seats = new Map<DraftConnection, Seat>()
  const lingering = new Map<string, Lingering>()

  const ofUser = (userId: string) => [...seats.values()].filter(({ access }) => access.user.id === userId)
  const isThere = ({ access, connection }: Seat): boolean =>
    !access.revoked && now() - connection.context.socket.heardAt < pace.goneMs
  const takeUp = (userId: string): Presence | undefined => {
    const former = lingering.get(userId)
    clearTimeout(former?.timer)
    lingering.delete(userId)
    return former?.presence
  }
  const linger = (presence: Presence): void => {
    const leave = () => {
      lingering.delete(presence.id)
      left(presence.id)
    }
    lingering.set(presence.id, { presence, timer: setTimeout(leave, pace.lingerMs).unref() })
  }

  return {
    get size() {
      return seats.size
    },
    get isEmpty() {
      return seats.size === 0 && lingering.size === 0
    },
    all: () => seats.values(),
    of: (connection) => seats.get(connection),
    ofUser,
    isThere,
    sit: (connection, access) => {
      const { at = null, movedAt = now() } = takeUp(access.user.id) ?? {}
      seats.set(connection, { connection, access, clientId: undefined, at, movedAt, told: '' })
    },
    stand: (connection, isBroken) => {
      const seat = seats.get(connection)
      if (seat === undefined) return
      seats.delete(connection)
      const { id } = seat.access.user
      if (ofUser(id).length > 0) return
      if (isBroken && isThere(seat)) linger(presenceOf(seat))
      else left(id)
    },
    present: () => [
      ...[...seats.values()].filter(isThere).map(presenceOf),
      ...[...lingering.values()].map(({ presence }) => presence),
    ],
    close: () => {
      for (const { timer } of lingering.values()) clearTimeout(timer)
    },
  }
}
