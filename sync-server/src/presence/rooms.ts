import { randomUUID } from 'node:crypto'
import { readAskMessage } from '@shingle/shared/presence/presence.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { joinPresence, type PresenceSubscription } from '@shingle/storage/bus/draft-presence.ts'
import type { Logger } from 'pino'
import type { DraftAccess, DraftConnection } from '../draft-access.ts'
import type { OpenDrafts } from '../open-drafts.ts'
import type { SyncPace } from '../sync-options.ts'
import type { EditingMarks } from './editing-marks.ts'
import { createRoom, type Room } from './room.ts'
import type { Claims } from './seats.ts'

/** The people at all drafts of this process. */
export interface Rooms {
  /** Somebody proved who they are; they are at the draft until their connection closes. */
  enter(connection: DraftConnection, access: DraftAccess): void
  look(connection: DraftConnection, claims: Claims): void
  hear(connection: DraftConnection, text: string): void
  /** Looks after what no message triggers. */
  sweep(): void
  close(): Promise<void>
}

interface RoomsOptions {
  readonly bus: Bus
  readonly drafts: Pick<OpenDrafts, 'get'>
  readonly marks: EditingMarks
  readonly pace: SyncPace
  readonly now: () => number
  readonly sent: (messages: number) => void
  readonly logger: Logger
}

interface OpenRoom {
  readonly room: Room
  /** Leaves the topic of the draft. */
  readonly leave: () => Promise<void>
}

/** These closes say that somebody is gone: the page was left, or its draft closed. */
const goodbyes = new Set<number | undefined>([1000, 1001, 1005])

/** Opens the room of a draft, and its place among the other processes. */
const openRoom = (draftId: string, { place, ...options }: RoomsOptions & { place: string }): OpenRoom => {
  const { bus, drafts, marks, pace, now, sent, logger } = options
  const warn = (error: unknown): void => logger.warn({ err: error }, 'people at a draft were not told of')
  let subscription: PresenceSubscription | undefined
  const room = createRoom({
    ...{ now, place, sent },
    pace: { ...pace.people, ...pace.asking, goneMs: pace.silence.goneMs },
    control: () => drafts.get(draftId)?.control,
    editing: (userId) => marks.set(draftId, userId),
    tellOthers: (news) => void subscription?.tell(news).catch(warn),
  })
  const joined = joinPresence(bus, draftId, room.learn)
    .then((made) => {
      subscription = made
      room.announce(true)
    })
    .catch(warn)
  const leave = async (): Promise<void> => {
    await joined
    await subscription?.leave().catch(warn)
  }
  return { room, leave }
}

export const createRooms = (options: RoomsOptions): Rooms => {
  const { marks, pace, now } = options
  const place = randomUUID()
  const rooms = new Map<string, OpenRoom>()
  let renewedAt = now()

  const open = (draftId: string): OpenRoom => {
    const opened = openRoom(draftId, { ...options, place })
    rooms.set(draftId, opened)
    return opened
  }
  const close = (draftId: string, { room, leave }: OpenRoom): Promise<void> => {
    rooms.delete(draftId)
    room.close()
    return leave()
  }
  const roomOf = ({ document }: DraftConnection): Room | undefined => rooms.get(document.name)?.room
  const renew = (): void => {
    if (now() - renewedAt < pace.people.renewMs) return
    renewedAt = now()
    for (const { room } of rooms.values()) room.announce(false)
    void marks.renew()
  }

  return {
    enter: (connection, access) => {
      const draftId = connection.document.name
      const { room } = rooms.get(draftId) ?? open(draftId)
      room.sit(connection, access)
      connection.onClose((_, event) => room.stand(connection, !goodbyes.has(event?.code)))
    },
    look: (connection, claims) => roomOf(connection)?.look(connection, claims),
    hear: (connection, text) => {
      const said = readAskMessage(text)
      if (said !== undefined) roomOf(connection)?.hear(connection, said)
    },
    sweep: () => {
      for (const [draftId, one] of rooms) {
        if (one.room.isEmpty) void close(draftId, one)
        else one.room.sweep()
      }
      renew()
    },
    close: async () => {
      await Promise.all([...rooms].map(([draftId, one]) => close(draftId, one)))
      await marks.settled()
    },
  }
}
