import type { presenceLimits } from '@shingle/shared/presence/limits.ts'
import type { AskMessage } from '@shingle/shared/presence/presence.ts'
import type { DraftControl } from '@shingle/shared/sync/sync-messages.ts'
import type { PresenceNews } from '@shingle/storage/bus/draft-presence.ts'
import type { DraftAccess, DraftConnection } from '../draft-access.ts'
import { createAudience } from './audience.ts'
import { createDesk } from './desk.ts'
import { type Claims, createSeats, takeClaims } from './seats.ts'
import { createTelling } from './telling.ts'

/** What a room needs of the server around it. */
export interface RoomSurroundings {
  readonly now: () => number
  readonly pace: Pick<typeof presenceLimits, 'lingerMs' | 'askMs' | 'askAgainMs'> & {
    readonly gatherMs: number
    readonly forgottenMs: number
    readonly goneMs: number
  }
  /** Names this process. */
  readonly place: string
  /** Where control of the draft is now. */
  readonly control: () => DraftControl | undefined
  /** Tells the other processes. */
  readonly tellOthers: (news: PresenceNews) => void
  /** Hears which of the people here is editing, if one is. */
  readonly editing: (userId: string | undefined) => void
  /** Counts what is sent. */
  readonly sent: (messages: number) => void
}

/** Everybody who looks at one draft: those of this process, and what other processes say of theirs. */
export interface Room {
  readonly isEmpty: boolean
  sit(connection: DraftConnection, access: DraftAccess): void
  stand(connection: DraftConnection, isBroken: boolean): void
  /** A presence message. */
  look(connection: DraftConnection, claims: Claims): void
  /** A message about edit control. */
  hear(connection: DraftConnection, said: AskMessage): void
  /** News from another process. */
  learn(news: PresenceNews): void
  /** Looks after lines that went silent and processes that said nothing more. */
  sweep(): void
  /** Says to the other processes who is here, and, where it is new, asks who is there. */
  announce(isNew: boolean): void
  close(): void
}

/** The parts of a room, which know each other. */
const furnish = (around: RoomSurroundings, announce: () => void) => {
  const { pace, sent } = around
  let toldOthers = '[]'
  const left = (userId: string): void => {
    desk.drop(userId)
    telling.schedule()
  }
  const seats = createSeats({ ...around, left })
  const audience = createAudience({ ...around, seats, askedBy: (userId) => desk.of(userId) })
  const desk = createDesk({
    ...around,
    isThere: audience.has,
    answered: (userId, message) => {
      for (const seat of seats.ofUser(userId)) telling.tell(seat, message)
    },
    changed: () => telling.schedule(),
  })
  const told = (): void => {
    const here = JSON.stringify(audience.here())
    if (here !== toldOthers) announce()
    toldOthers = here
    around.editing(audience.editor())
  }
  const telling = createTelling({ seats, sent, gatherMs: pace.gatherMs, people: audience.message, told })
  return { seats, audience, desk, telling }
}

export const createRoom = (around: RoomSurroundings): Room => {
  const { now, place, tellOthers } = around
  const announce = (isNew: boolean): void =>
    tellOthers({ t: 'here', place, people: [...audience.here()], isNew })
  const { seats, audience, desk, telling } = furnish(around, () => announce(false))
  const { schedule } = telling

  return {
    get isEmpty() {
      return seats.isEmpty
    },
    sit: (connection, access) => {
      seats.sit(connection, access)
      schedule()
    },
    stand: (connection, isBroken) => {
      seats.stand(connection, isBroken)
      schedule()
    },
    look: (connection, claims) => {
      const seat = seats.of(connection)
      if (seat === undefined) return
      if (takeClaims(seat, claims, now())) schedule()
      // Any answer is to its client a sign that the line is alive.
      else telling.tellPeople(seat)
    },
    hear: (connection, said) => {
      const seat = seats.of(connection)
      if (seat !== undefined) desk.hear(seat, said)
    },
    learn: (news) => {
      if (news.t === 'answer') return void desk.conclude(news.to, news.epoch, news.answer)
      audience.learn(news)
      if (news.isNew) announce(false)
      schedule()
    },
    sweep: schedule,
    announce,
    close: () => {
      telling.close()
      seats.close()
      desk.close()
      around.editing(undefined)
      tellOthers({ t: 'here', place, people: [], isNew: false })
    },
  }
}
